// run: scan --only lock-order --library
// expect: none
// Folders are locked only from parent to child; a folder's parent is fixed in the constructor and a child can only be created by its parent, so the lock graph is the tree itself.
package files.tree;

import java.util.LinkedHashMap;
import java.util.Map;

public final class FolderTree {

    public static final class Folder {
        private final String name;
        private final int depth;
        private final Map<String, Folder> children = new LinkedHashMap<>();
        private long bytes;

        private Folder(String name, int depth) {
            this.name = name;
            this.depth = depth;
        }

        public Folder mkdir(String child) {
            synchronized (this) {
                return children.computeIfAbsent(child, c -> new Folder(c, depth + 1));
            }
        }

        public void write(long n) {
            synchronized (this) {
                bytes += n;
            }
        }

        public synchronized long totalBytes() {
            long sum = bytes;
            for (Folder f : children.values()) {
                sum += f.totalBytes();
            }
            return sum;
        }

        public synchronized void truncate() {
            bytes = 0;
            children.values().forEach(Folder::truncate);
        }

        public synchronized String describe() {
            StringBuilder sb = new StringBuilder();
            sb.append(" ".repeat(depth)).append(name).append(' ').append(bytes).append('\n');
            for (Folder f : children.values()) {
                sb.append(f.describe());
            }
            return sb.toString();
        }
    }

    private final Folder root = new Folder("", 0);

    public Folder root() {
        return root;
    }
}
// corpus: unseen
