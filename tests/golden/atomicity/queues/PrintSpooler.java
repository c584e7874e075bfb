// run: scan --only atomicity
// expect: atomicity
// drain tests the shared queue for emptiness and removes by a second call; the other printer may have taken the last job
import java.util.LinkedList;

public class PrintSpooler {
    static class JobQueue<J> {
        private final LinkedList<J> jobs = new LinkedList<>();

        synchronized boolean isEmpty() {
            return jobs.isEmpty();
        }

        synchronized void add(J j) {
            jobs.addLast(j);
        }

        synchronized J removeFirst() {
            return jobs.removeFirst();
        }
    }

    static class Printer extends Thread {
        private final JobQueue<String> queue;
        private int pages;

        Printer(JobQueue<String> queue) {
            this.queue = queue;
        }

        private synchronized int drain() {
            int n = 0;
            while (!queue.isEmpty()) {
                String job = queue.removeFirst();
                pages += job.length();
                n++;
            }
            return n;
        }

        synchronized int pages() {
            return pages;
        }

        @Override
        public void run() {
            for (int i = 0; i < 2_000; i++) {
                drain();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        JobQueue<String> q = new JobQueue<>();
        Printer p1 = new Printer(q);
        Printer p2 = new Printer(q);
        for (int i = 0; i < 10_000; i++) {
            q.add("job " + i);
        }
        p1.start();
        p2.start();
        for (int i = 0; i < 10_000; i++) {
            q.add("late job " + i);
        }
        p1.join();
        p2.join();
        System.out.println(p1.pages() + p2.pages());
    }
}
// corpus: unseen14
