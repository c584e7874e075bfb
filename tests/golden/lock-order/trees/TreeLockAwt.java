// run: scan --only lock-order
// expect: lock-order
// AWT style: Container.remove takes the static tree lock and then the child's own monitor; Field.setText holds its own monitor and calls invalidate(), which takes the tree lock.
import java.util.ArrayList;
import java.util.List;

public class TreeLockAwt {
    static abstract class Component {
        static final Object TREE = new Object();
        Component parent;
        boolean valid;

        void invalidate() {
            synchronized (TREE) {
                valid = false;
                if (parent != null) {
                    parent.valid = false;
                }
            }
        }

        abstract void removeNotify();
    }

    static class Panel extends Component {
        private final List<Component> children = new ArrayList<>();

        void add(Component c) {
            synchronized (TREE) {
                c.parent = this;
                children.add(c);
            }
        }

        void remove(Component c) {
            synchronized (TREE) {
                children.remove(c);
                c.removeNotify();
                c.parent = null;
            }
        }

        @Override
        void removeNotify() {
            synchronized (TREE) {
                for (Component c : children) {
                    c.removeNotify();
                }
            }
        }
    }

    static class Field extends Component {
        private String text = "";
        private Object peer = new Object();

        synchronized void setText(String t) {
            if (!t.equals(text)) {
                text = t;
                invalidate();
            }
        }

        @Override
        synchronized void removeNotify() {
            peer = null;
        }
    }

    public static void main(String[] args) {
        Panel p = new Panel();
        Field f = new Field();
        p.add(f);
        Thread worker = new Thread(() -> {
            for (int i = 0; i < 1000; i++) {
                f.setText("progress " + i);
            }
        });
        worker.start();
        p.remove(f);
    }
}
// corpus: unseen
