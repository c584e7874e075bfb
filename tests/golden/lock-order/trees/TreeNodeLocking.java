// run: scan --only lock-order
// expect: lock-order
// Parent locks child when broadcasting (top down), child locks parent when reporting (bottom up).
import java.util.ArrayList;
import java.util.List;

public class TreeNodeLocking {
    static abstract class Widget {
        protected Panel parent;
        protected boolean dirty;

        synchronized void invalidate() {
            dirty = true;
            if (parent != null) {
                parent.childInvalidated(this);
            }
        }

        synchronized void paint() {
            dirty = false;
        }
    }

    static class Panel extends Widget {
        private final List<Widget> children = new ArrayList<>();
        private int pending;

        synchronized void add(Widget w) {
            w.parent = this;
            children.add(w);
        }

        synchronized void childInvalidated(Widget w) {
            pending++;
        }

        @Override
        synchronized void paint() {
            super.paint();
            children.forEach(Widget::paint);
            pending = 0;
        }
    }

    static class Button extends Widget {
    }

    public static void main(String[] args) throws Exception {
        Panel root = new Panel();
        Button ok = new Button();
        root.add(ok);
        Thread ui = new Thread(() -> {
            for (int i = 0; i < 100; i++) {
                root.paint();
            }
        }, "ui");
        Thread model = new Thread(() -> {
            for (int i = 0; i < 100; i++) {
                ok.invalidate();
            }
        }, "model");
        ui.start();
        model.start();
        ui.join();
        model.join();
    }
}
// corpus: unseen
