// run: scan --only stale-value
// expect: stale-value
// two refillers loop while size is below the mark and add: the queue grows past the mark
import java.util.concurrent.LinkedBlockingQueue;

class Prefetch implements Runnable {
    private final LinkedBlockingQueue<Integer> pages;
    private final int mark;

    Prefetch(LinkedBlockingQueue<Integer> pages, int mark) {
        this.pages = pages;
        this.mark = mark;
    }

    @Override
    public void run() {
        while (pages.size() < mark) {
            pages.add(pages.size());
        }
    }
}

public class TopUpQueue {
    public static void main(String[] args) throws InterruptedException {
        LinkedBlockingQueue<Integer> pages = new LinkedBlockingQueue<>();
        Thread a = new Thread(new Prefetch(pages, 16));
        Thread b = new Thread(new Prefetch(pages, 16));
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(pages.size());
    }
}
// corpus: unseen
