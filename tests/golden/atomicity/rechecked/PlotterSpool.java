// run: scan --only atomicity
// expect: none
// the plotter takes each job with one pollOrNull call and looks at the answer
import java.util.LinkedList;

public class PlotterSpool {
    static class SheetQueue<J> {
        private final LinkedList<J> jobs = new LinkedList<>();

        synchronized void add(J j) {
            jobs.addLast(j);
        }

        synchronized J pollOrNull() {
            return jobs.isEmpty() ? null : jobs.removeFirst();
        }
    }

    static class Plotter extends Thread {
        private final SheetQueue<String> queue;
        private int strokes;

        Plotter(SheetQueue<String> queue) {
            this.queue = queue;
        }

        private synchronized void drain() {
            String job;
            while ((job = queue.pollOrNull()) != null) {
                strokes += job.length();
            }
        }

        synchronized int strokes() {
            return strokes;
        }

        @Override
        public void run() {
            for (int i = 0; i < 1_000; i++) {
                drain();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        SheetQueue<String> q = new SheetQueue<>();
        Plotter p1 = new Plotter(q);
        Plotter p2 = new Plotter(q);
        p1.start();
        p2.start();
        for (int i = 0; i < 5_000; i++) {
            q.add("sheet " + i);
        }
        p1.join();
        p2.join();
        p1.drain();
        System.out.println(p1.strokes() + p2.strokes());
    }
}
// corpus: unseen14
