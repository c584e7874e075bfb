// run: scan --only data-race
// expect: none
import java.util.*;
public class JobsLockedOk {
    private final Queue<Runnable> jobs = new ArrayDeque<>();
    private boolean closed;
    class Worker extends Thread {
        public void run() {
            for (;;) {
                Runnable r;
                synchronized (jobs) {
                    while (jobs.isEmpty() && !closed) try { jobs.wait(); } catch (InterruptedException e) { return; }
                    r = jobs.poll();
                }
                if (r == null) return;
                r.run();
            }
        }
    }
    void add(Runnable r) { synchronized (jobs) { jobs.offer(r); jobs.notify(); } }
    void close() { synchronized (jobs) { closed = true; jobs.notifyAll(); } }
    public static void main(String[] args) {
        JobsLockedOk pool = new JobsLockedOk();
        pool.add(() -> System.out.println(1));
        pool.new Worker().start();
        pool.new Worker().start();
        pool.add(() -> System.out.println(2));
        pool.close();
    }
}
// corpus: unseen22
