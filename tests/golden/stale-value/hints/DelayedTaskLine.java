// run: scan --only stale-value
// expect: none
// isEmpty is only a hint; poll answers null when another worker was faster and that answer is checked
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;

public class DelayedTaskLine {
    interface LineTask {
        void perform();
    }

    private final Queue<LineTask> tasks = new ConcurrentLinkedQueue<>();

    void add(LineTask t) {
        tasks.add(t);
    }

    private int runAll() {
        int ran = 0;
        while (!tasks.isEmpty()) {
            LineTask t = tasks.poll();
            if (t == null) {
                break;
            }
            t.perform();
            ran++;
        }
        return ran;
    }

    final class LineWorker extends Thread {
        LineWorker(String name) {
            super(name);
        }

        @Override
        public void run() {
            System.out.println(getName() + " ran " + runAll());
        }
    }

    public static void main(String[] args) throws Exception {
        DelayedTaskLine line = new DelayedTaskLine();
        AtomicInteger done = new AtomicInteger();
        for (int i = 0; i < 5000; i++) {
            line.add(done::incrementAndGet);
        }
        Thread a = line.new LineWorker("a");
        Thread b = line.new LineWorker("b");
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(done.get());
    }
}
// corpus: unseen13
