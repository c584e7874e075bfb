// run: scan --only stale-value
// expect: none
// both are done in one synchronized block on the queue
import java.util.LinkedList;

public class PrintSpoolBlock {
    static class JobQueue<T> {
        private final LinkedList<T> jobs = new LinkedList<>();
        synchronized boolean isEmpty() { return jobs.isEmpty(); }
        synchronized T removeFirst() { return jobs.removeFirst(); }
        synchronized void add(T t) { jobs.addLast(t); }
    }
    static class Printer extends Thread {
        private final JobQueue<String> queue;
        Printer(String n, JobQueue<String> q) { super(n); queue = q; }
        @Override public void run() {
            while (!isInterrupted()) {
                String job = poll();
                if (job == null) return;
                System.out.println(getName() + " prints " + job);
            }
        }
        private String poll() {
            synchronized (queue) {
                if (!queue.isEmpty()) {
                    return queue.removeFirst();
                }
                return null;
            }
        }
    }
    public static void main(String[] args) {
        JobQueue<String> q = new JobQueue<>();
        for (int i = 0; i < 20; i++) q.add("job" + i);
        new Printer("laser", q).start();
        new Printer("inkjet", q).start();
    }
}
// corpus: unseen
