// run: scan --only lock-order
// expect: none
// touch locks the parent before the child as everywhere else
import java.util.ArrayList;
import java.util.List;

public class TreeLocksDown {
    public static class Folder {
        private final List<Leaf> leaves = new ArrayList<>();
        private long modified;
        public synchronized Leaf create(String n) {
            Leaf l = new Leaf(this, n);
            leaves.add(l);
            return l;
        }
        public synchronized long total() {
            long sum = 0;
            for (Leaf l : leaves) sum += l.size();
            return sum;
        }
        synchronized void markModified() { modified = System.currentTimeMillis(); }
    }
    public static class Leaf {
        private final Folder parent;
        private final String name;
        private byte[] data = {};
        Leaf(Folder p, String n) { parent = p; name = n; }
        public synchronized long size() { return data.length; }
        public void touch(byte[] d) {
            synchronized (parent) {
                synchronized (this) {
                    data = d.clone();
                    parent.markModified();
                }
            }
        }
        @Override public String toString() { return name; }
    }
}
// corpus: unseen
