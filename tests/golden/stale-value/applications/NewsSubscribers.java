// notifyAll iterates the synchronized list without holding its monitor while another thread adds: iteration is not atomic (ConcurrentModificationException). The unlocked iterator also reads list internals, i.e. technically racy inside the collection.
// run: scan --only atomicity,stale-value --min-severity medium
// expect: stale-value
// corpus: unseen30
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

public class NewsSubscribers {

    interface Subscriber {
        void news(String headline);
    }

    private final List<Subscriber> subscribers = Collections.synchronizedList(new ArrayList<>());

    void subscribe(Subscriber s) {
        subscribers.add(s);
    }

    void publish(String headline) {
        for (Subscriber s : subscribers) {
            s.news(headline);
        }
    }

    static class Counter implements Subscriber {
        private final AtomicInteger received = new AtomicInteger();

        @Override
        public void news(String headline) {
            received.incrementAndGet();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        NewsSubscribers agency = new NewsSubscribers();
        Counter counter = new Counter();
        for (int i = 0; i < 5; i++) {
            agency.subscribe(counter);
        }
        Thread editor = new Thread(() -> {
            for (String headline : List.of("rain", "elections", "football")) {
                agency.publish(headline);
            }
        });
        Thread signup = new Thread(() -> {
            for (int i = 0; i < 3; i++) {
                agency.subscribe(counter);
            }
        });
        editor.start();
        signup.start();
        editor.join();
        signup.join();
        System.out.println("delivered " + counter.received.get());
    }
}
