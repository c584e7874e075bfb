// run: scan --only stale-value
// expect: stale-value
// isEmpty and removeFirst lock the job queue separately, another printer may take the job in between
import java.util.LinkedList;

public class PrintSpool {
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
            if (!queue.isEmpty()) {
                return queue.removeFirst();
            }
            return null;
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
