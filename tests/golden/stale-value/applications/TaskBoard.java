// IsEmpty and remove(0) on a synchronizedList are separate critical sections; two workers may both pass the check for the last item.
// run: scan --only atomicity,stale-value --min-severity medium
// expect: stale-value witness=this.open
// corpus: unseen31
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

public class TaskBoard {
    record Task(int id, int effort) { }

    private final List<Task> open = Collections.synchronizedList(new ArrayList<>());
    private final AtomicInteger points = new AtomicInteger();

    void plan(int n) {
        for (int i = 0; i < n; i++) {
            open.add(new Task(i, 1 + i % 5));
        }
    }

    private Task next() {
        if (open.isEmpty()) {
            return null;
        }
        return open.remove(0);
    }

    private void finish(Task t) {
        points.addAndGet(t.effort());
    }

    class Developer implements Runnable {
        private final String name;
        private int done;

        Developer(String name) {
            this.name = name;
        }

        @Override
        public void run() {
            Task t;
            while ((t = next()) != null) {
                finish(t);
                done++;
            }
        }

        @Override
        public String toString() {
            return name + "=" + done;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        TaskBoard board = new TaskBoard();
        board.plan(100);
        Developer ann = board.new Developer("ann");
        Developer bob = board.new Developer("bob");
        Thread t1 = new Thread(ann);
        Thread t2 = new Thread(bob);
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.println(ann + " " + bob + " " + board.points.get());
    }
}
