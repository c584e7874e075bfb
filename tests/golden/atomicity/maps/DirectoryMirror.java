// run: scan --only atomicity
// expect: atomicity
// Size() and nameAt(i) of the shared Directory are separate witness sections inside the mirror lock.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;

public class DirectoryMirror {
    static class Directory {
        private final ReentrantLock lock = new ReentrantLock();
        private final List<String> names = new ArrayList<>();

        int size() {
            lock.lock();
            try {
                return names.size();
            } finally {
                lock.unlock();
            }
        }

        String nameAt(int i) {
            lock.lock();
            try {
                return names.get(i);
            } finally {
                lock.unlock();
            }
        }

        void add(String n) {
            lock.lock();
            try {
                names.add(n);
            } finally {
                lock.unlock();
            }
        }

        void removeLast() {
            lock.lock();
            try {
                if (!names.isEmpty()) {
                    names.remove(names.size() - 1);
                }
            } finally {
                lock.unlock();
            }
        }
    }

    private final Object mirrorLock = new Object();
    private final List<String> copy = new ArrayList<>();

    void sync(Directory d) {
        synchronized (mirrorLock) {
            copy.clear();
            int n = d.size();
            for (int i = 0; i < n; i++) {
                copy.add(d.nameAt(i));
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Directory d = new Directory();
        DirectoryMirror m = new DirectoryMirror();
        Thread w = new Thread(() -> {
            for (int i = 0; i < 500; i++) {
                d.add("f" + i);
                d.removeLast();
            }
        });
        w.start();
        for (int i = 0; i < 500; i++) {
            m.sync(d);
        }
        w.join();
    }
}
// corpus: unseen
