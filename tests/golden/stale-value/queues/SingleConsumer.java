// run: scan --only stale-value
// expect: none
// only one consumer removes from the queue, so not-empty stays true until its own poll; producers only add
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

class Feed {
    final Queue<String> lines = new ConcurrentLinkedQueue<>();
    volatile boolean done;
}

class Producer extends Thread {
    private final Feed feed;
    private final String tag;

    Producer(Feed feed, String tag) {
        this.feed = feed;
        this.tag = tag;
    }

    @Override
    public void run() {
        for (int i = 0; i < 100; i++) {
            feed.lines.add(tag + i);
        }
    }
}

class Consumer extends Thread {
    private final Feed feed;

    Consumer(Feed feed) {
        this.feed = feed;
    }

    @Override
    public void run() {
        while (!feed.done) {
            if (!feed.lines.isEmpty()) {
                String line = feed.lines.poll();
                System.out.println(line.length());
            }
        }
    }
}

public class SingleConsumer {
    public static void main(String[] args) throws InterruptedException {
        Feed feed = new Feed();
        Consumer c = new Consumer(feed);
        c.start();
        Producer a = new Producer(feed, "a");
        Producer b = new Producer(feed, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        Thread.sleep(100);
        feed.done = true;
        c.join();
    }
}
// corpus: unseen
