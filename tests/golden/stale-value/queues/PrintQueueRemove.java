// run: scan --only stale-value
// expect: stale-value
// ConcurrentLinkedQueue.isEmpty then remove(), NoSuchElementException when the other printer takes the last job
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

public class PrintQueueRemove {
    private final Queue<String> jobs = new ConcurrentLinkedQueue<>();

    void submit(String j) { jobs.add(j); }

    void work(String printer) {
        while (!jobs.isEmpty()) {
            String j = jobs.remove();
            print(printer, j);
        }
    }

    private void print(String printer, String j) {
        if (j.hashCode() == 42) System.out.println(printer + " " + j);
    }

    public static void main(String[] args) {
        PrintQueueRemove q = new PrintQueueRemove();
        for (int i = 0; i < 10000; i++) q.submit("page" + i);
        new Thread(() -> q.work("left")).start();
        new Thread(() -> q.work("right")).start();
    }
}
// corpus: unseen
