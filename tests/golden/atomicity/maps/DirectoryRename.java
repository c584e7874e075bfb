// run: scan --only atomicity --library
// expect: atomicity
// Mover.rename does dir.remove(old) and dir.put(new) in two critical sections of the Directory inside one critical section of the Mover; a reader of the Directory sees the entry under neither name.
import java.util.HashMap;
import java.util.Map;

public class DirectoryRename {
    public static class Directory {
        private final Map<String, Long> inodes = new HashMap<>();

        public synchronized Long lookup(String n) {
            return inodes.get(n);
        }

        public synchronized Long remove(String n) {
            return inodes.remove(n);
        }

        public synchronized void put(String n, long inode) {
            inodes.put(n, inode);
        }

        public synchronized int entries() {
            return inodes.size();
        }
    }

    public static class Mover {
        private final Directory dir;
        private int renames;

        public Mover(Directory dir) {
            this.dir = dir;
        }

        public synchronized boolean rename(String from, String to) {
            Long inode = dir.remove(from);
            if (inode == null) {
                return false;
            }
            dir.put(to, inode);
            renames++;
            return true;
        }
    }
}
// corpus: unseen
