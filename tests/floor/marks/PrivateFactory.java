// A private factory is no escape, nor is a constructor that stores `this` nowhere.
class PrivateFactory {
    static class Node { int value; Node next; Node(int value) { this.value = value; } }
    private static Node make(int v) {
        Node n = new Node(v); // confined
        n.value += 1;
        return n;
    }
    static int sum(int k) {
        Node head = make(k);
        head.next = make(k + 1);
        return head.value + head.next.value;
    }
    static Node kept;
    static void keep() {
        Node n = new Node(3); // shared
        kept = n;
        n.value = 4;
    }
    static void look() { if (kept != null) kept.value++; }
    public static void main(String[] args) {
        new Thread(() -> { sum(1); look(); }).start();
        sum(2);
        keep();
    }
}
