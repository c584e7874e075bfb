// Miss seen under the read lock, then write lock without a recheck: two threads load the same icon and count its memory twice.
// run: scan --only atomicity,stale-value --min-severity medium
// expect: stale-value witness=this.rw
// corpus: unseen31
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class IconLoader {
    record Icon(String name, int bytes) { }

    private final ReadWriteLock rw = new ReentrantReadWriteLock();
    private final Map<String, Icon> icons = new HashMap<>();
    private long memory;
    private final long budget;

    IconLoader(long budget) {
        this.budget = budget;
    }

    private Icon peek(String name) {
        rw.readLock().lock();
        try {
            return icons.get(name);
        } finally {
            rw.readLock().unlock();
        }
    }

    private Icon install(Icon icon) {
        rw.writeLock().lock();
        try {
            if (memory + icon.bytes() > budget) {
                icons.clear();
                memory = 0;
            }
            icons.put(icon.name(), icon);
            memory += icon.bytes();
            return icon;
        } finally {
            rw.writeLock().unlock();
        }
    }

    Icon load(String name) {
        Icon i = peek(name);
        if (i == null) {
            i = install(decode(name));
        }
        return i;
    }

    private static Icon decode(String name) {
        return new Icon(name, 64 + name.length() * 8);
    }

    long memory() {
        rw.readLock().lock();
        try {
            return memory;
        } finally {
            rw.readLock().unlock();
        }
    }

    static class Window extends Thread {
        private final IconLoader loader;
        private final List<Icon> toolbar = new ArrayList<>();

        Window(IconLoader loader) {
            this.loader = loader;
        }

        @Override
        public void run() {
            for (String n : List.of("open", "save", "print", "undo", "redo", "open")) {
                toolbar.add(loader.load(n));
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        IconLoader loader = new IconLoader(10_000);
        Window w1 = new Window(loader);
        Window w2 = new Window(loader);
        w1.start();
        w2.start();
        w1.join();
        w2.join();
        System.out.println(loader.memory() + " " + (w1.toolbar.size() + w2.toolbar.size()));
    }
}
