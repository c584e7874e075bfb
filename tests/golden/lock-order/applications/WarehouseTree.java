// Inherited synchronized methods: Zone.clear() locks parent then child; Shelf.store() locks child and then calls parent's synchronized adjust(). Both run concurrently on the same parent/child.
// run: scan --only lock-order --min-severity medium
// expect: lock-order
// corpus: unseen30
import java.util.ArrayList;
import java.util.List;

public class WarehouseTree {

    abstract static class Node {
        protected final Node parent;
        protected int items;

        Node(Node parent) {
            this.parent = parent;
        }

        synchronized void adjust(int delta) {
            items += delta;
            if (parent != null) {
                parent.adjust(delta);
            }
        }

        synchronized int items() {
            return items;
        }

        abstract void clear();
    }

    static class Zone extends Node {
        private final List<Node> children = new ArrayList<>();

        Zone(Node parent) {
            super(parent);
        }

        synchronized void attach(Node child) {
            children.add(child);
        }

        @Override
        synchronized void clear() {
            for (Node child : children) {
                child.clear();
            }
        }
    }

    static class Shelf extends Node {
        Shelf(Node parent) {
            super(parent);
        }

        void store(int count) {
            adjust(count);
        }

        @Override
        synchronized void clear() {
            adjust(-items);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Zone hall = new Zone(null);
        Shelf a = new Shelf(hall);
        Shelf b = new Shelf(hall);
        hall.attach(a);
        hall.attach(b);
        Thread loader = new Thread(() -> {
            a.store(4);
            b.store(9);
        }, "loader");
        Thread audit = new Thread(hall::clear, "audit");
        loader.start();
        audit.start();
        loader.join();
        audit.join();
        System.out.println("left: " + hall.items());
    }
}
