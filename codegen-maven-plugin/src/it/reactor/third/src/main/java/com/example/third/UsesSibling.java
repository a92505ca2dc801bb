package com.example.third;

final class UsesSibling {
    private com.example.first.Order order;
}
