// run: scan --only stale-value
// expect: stale-value
// nextTask checks isEmpty on the synchronized list and removes element 0 in a second call; with two workers the last task is removed twice and remove throws
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

public class DelayedTaskShelf {
    interface ShelfTask {
        void perform();
    }

    private final List<ShelfTask> tasks = Collections.synchronizedList(new ArrayList<>());

    void add(ShelfTask t) {
        tasks.add(t);
    }

    private ShelfTask nextTask() {
        if (tasks.isEmpty()) {
            return null;
        }
        return tasks.remove(0);
    }

    final class ShelfWorker extends Thread {
        ShelfWorker(String name) {
            super(name);
        }

        @Override
        public void run() {
            ShelfTask t;
            while ((t = nextTask()) != null) {
                t.perform();
            }
        }
    }

    public static void main(String[] args) throws Exception {
        DelayedTaskShelf shelf = new DelayedTaskShelf();
        AtomicInteger done = new AtomicInteger();
        for (int i = 0; i < 5000; i++) {
            shelf.add(done::incrementAndGet);
        }
        Thread a = shelf.new ShelfWorker("a");
        Thread b = shelf.new ShelfWorker("b");
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(done.get());
    }
}
// corpus: unseen13
