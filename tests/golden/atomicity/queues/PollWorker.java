// run: scan --only atomicity
// expect: none
// Poll tests and removes in one section and null is handled.
import java.util.ArrayDeque;

public class PollWorker {
    static class Jobs {
        private final ArrayDeque<Runnable> q = new ArrayDeque<>();
        synchronized void add(Runnable r) { q.add(r); }
        synchronized Runnable poll() { return q.poll(); }
    }

    static class Worker extends Thread {
        private final Jobs jobs;
        private int done;
        Worker(Jobs j) { jobs = j; }
        synchronized boolean step() {
            Runnable r = jobs.poll();
            if (r == null) return false;
            r.run();
            done++;
            return true;
        }
        @Override public void run() { while (step()) { } }
    }

    public static void main(String[] args) {
        Jobs j = new Jobs();
        for (int i = 0; i < 100; i++) j.add(() -> { });
        for (int i = 0; i < 3; i++) new Worker(j).start();
    }
}
// corpus: unseen
