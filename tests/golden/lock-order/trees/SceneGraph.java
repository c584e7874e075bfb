// run: scan --only lock-order --library
// expect: lock-order
// expect: lock-order
// Group.add locks the group, then the child (parent -> child); Element.moveTo locks the child, then its parent through markDirty inherited from Element (child -> parent).
package scene;

import java.util.ArrayList;
import java.util.List;

public class SceneGraph {

    public static class Element {
        private Group parent;
        private int x;
        private int y;

        synchronized void attach(Group g) {
            parent = g;
        }

        public synchronized void moveTo(int nx, int ny) {
            x = nx;
            y = ny;
            if (parent != null) {
                parent.markDirty();
            }
        }

        public synchronized int getX() { return x; }

        public synchronized int getY() { return y; }
    }

    public static class Label extends Element {
        private String text = "";

        public synchronized void setText(String t) {
            text = t;
            super.moveTo(getX(), getY());
        }

        public synchronized String getText() { return text; }
    }

    public static class Group extends Element {
        private final List<Element> children = new ArrayList<Element>();
        private boolean dirty;

        public synchronized void add(Element e) {
            if (e == this) {
                throw new IllegalArgumentException();
            }
            children.add(e);
            e.attach(this);
            dirty = true;
        }

        synchronized void markDirty() {
            dirty = true;
        }

        public synchronized int width() {
            int max = 0;
            for (Element e : children) {
                max = Math.max(max, e.getX());
            }
            return max;
        }

        public synchronized boolean isDirty() { return dirty; }
    }
}
// corpus: unseen
