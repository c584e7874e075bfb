// Attach/moveAll lock parent then child; detach locks child then parent.
// run: scan --only lock-order --min-severity medium
// expect: lock-order locks=SceneTree$Node,SceneTree$Node
// corpus: unseen31
import java.util.ArrayList;
import java.util.List;

public class SceneTree {
    static class Node {
        private final String name;
        private final List<Node> children = new ArrayList<>();
        private Node parent;
        private int x;

        Node(String name) {
            this.name = name;
        }

        synchronized void attach(Node child) {
            children.add(child);
            child.setParent(this);
        }

        private synchronized void setParent(Node p) {
            parent = p;
        }

        synchronized void moveAll(int dx) {
            x += dx;
            for (Node c : children) {
                c.moveAll(dx);
            }
        }

        synchronized void detach() {
            if (parent != null) {
                parent.drop(this);
                parent = null;
            }
        }

        private synchronized void drop(Node child) {
            children.remove(child);
        }

        synchronized String show() {
            return name + "@" + x + " " + children.size();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Node root = new Node("root");
        List<Node> leaves = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            Node n = new Node("leaf" + i);
            root.attach(n);
            leaves.add(n);
        }
        Thread animator = new Thread(() -> {
            for (int f = 0; f < 60; f++) {
                root.moveAll(f % 3);
            }
        }, "animator");
        Thread pruner = new Thread(() -> {
            for (Node n : leaves) {
                n.detach();
            }
        }, "pruner");
        animator.start();
        pruner.start();
        animator.join();
        pruner.join();
        System.out.println(root.show());
    }
}
