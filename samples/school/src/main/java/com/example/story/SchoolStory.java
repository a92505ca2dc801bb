package com.example.story;

import com.example.school.Course;
import com.example.school.Enrollment;
import com.example.school.Grade;
import com.example.school.School;
import com.example.school.SchoolTables;
import com.example.school.Student;
import io.neverscan.testkit.client.EngineClients;
import io.neverscan.testkit.engine.Engine;
import io.neverscan.testkit.engine.EngineLocator;
import io.neverscan.testkit.engine.SharedEngines;
import java.io.PrintStream;
import java.time.LocalDate;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Enrols students in courses through the generated repositories, on a local engine, and prints what it did. */
public final class SchoolStory {
    private SchoolStory() {}

    /**
     * Starts an engine, or takes the one that {@code -Dneverscan.endpoint=} names, and tells the story.
     *
     * @param arguments none
     */
    public static void main(String[] arguments) {
        try (Engine engine = SharedEngines.at(EngineLocator.ofThisJvm().locate())) {
            tell(EngineClients.of(engine.endpoint()).sync(), System.out);
        }
    }

    /**
     * Tells the story.
     *
     * @param client a client of an engine without this table
     * @param out where to
     */
    public static void tell(DynamoDbClient client, PrintStream out) {
        SchoolTables.createAll(client);
        School school = School.create(client);
        for (String id : List.of("a91", "a9", "b20")) {
            school.student()
                    .create(Student.builder()
                            .studentId(id)
                            .name("Student " + id)
                            .build());
        }
        school.course()
                .create(Course.builder()
                        .courseId("math204")
                        .title("Algebra")
                        .seats(30)
                        .build());
        school.course()
                .create(Course.builder()
                        .courseId("bio101")
                        .title("Cells")
                        .seats(20)
                        .build());
        LocalDate day = LocalDate.of(2026, 9, 1);
        for (String course : List.of("math204", "bio101")) {
            school.enrollment()
                    .create(Enrollment.builder()
                            .studentId("a91")
                            .courseId(course)
                            .enrolledOn(day)
                            .build());
        }
        school.enrollment()
                .create(Enrollment.builder()
                        .studentId("b20")
                        .courseId("math204")
                        .enrolledOn(day)
                        .build());
        school.enrollment().update("a91", "math204").grade(Grade.A).execute();

        out.println("courses of a91:     "
                + school.enrollment().coursesOf("a91").stream()
                        .map(Enrollment::courseId)
                        .toList());
        out.println("courses of a9:      "
                + school.enrollment().coursesOf("a9").stream()
                        .map(Enrollment::courseId)
                        .toList());
        out.println("roster of math204:");
        school.enrollment().roster("math204").stream()
                .forEach(e -> out.println("  " + e.studentId() + " " + (e.grade() == null ? "-" : e.grade())));
        out.println("enrolled, counted:  "
                + school.course().course("math204").orElseThrow().enrolled());
        out.println("a91 drops bio101:   " + school.enrollment().delete("a91", "bio101"));
        out.println("a91, one request:");
        school.student().transcript("a91").stream().forEach(item -> out.println("  " + item));
    }
}
