// run: scan --only data-race
// expect: data-race field=JobsAddedUnlockedBad.jobs severity=high
import java.util.*;
public class JobsAddedUnlockedBad {
    private final Queue<Runnable> jobs = new ArrayDeque<>();
    class Worker extends Thread {
        public void run() {
            for (;;) {
                Runnable r;
                synchronized (jobs) { r = jobs.poll(); }
                if (r == null) return;
                r.run();
            }
        }
    }
    void add(Runnable r) { jobs.offer(r); }
    public static void main(String[] args) {
        JobsAddedUnlockedBad pool = new JobsAddedUnlockedBad();
        pool.add(() -> System.out.println(1));
        pool.new Worker().start();
        pool.add(() -> System.out.println(2));
    }
}
// corpus: unseen22
