import java.util.concurrent.atomic.AtomicReference;

/** A lock-free free list of buffers: the second step decides anew. */
public class FreeListStack {
    static class Node {
        final int id;
        Node next;

        Node(int id) {
            this.id = id;
        }
    }

    private final AtomicReference<Node> head = new AtomicReference<>();
    private int races;

    void push(int id) {
        Node node = new Node(id); // shared
        Node top;
        do {
            top = head.get();
            node.next = top; // @link parallel: link, parallel: look
        } while (!head.compareAndSet(top, node));
    }

    Node pop() {
        while (true) {
            Node top = head.get();
            if (top == null) {
                return null;
            }
            Node next = top.next; // @look parallel: look
            if (head.compareAndSet(top, next)) {
                return top;
            }
            races++; // @race parallel: race, parallel: link
        }
    }

    public static void main(String[] args) throws InterruptedException {
        FreeListStack list = new FreeListStack(); // shared
        Thread[] users = new Thread[3]; // confined
        for (int u = 0; u < users.length; u++) {
            int base = u * 100;
            users[u] = new Thread(() -> {
                int[] ids = new int[50]; // confined
                for (int i = 0; i < 50; i++) {
                    list.push(base + i);
                    Node n = list.pop();
                    ids[i] = n == null ? -1 : n.id;
                }
            });
            users[u].start();
        }
        for (Thread t : users) {
            t.join();
        }
        int races = list.races; // @sum not parallel: race, not parallel: link
        System.out.println(races >= 0);
    }
}
