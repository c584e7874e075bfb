// Listeners are copied under the feed lock and called after it is released, so the feed-reader order never exists.
// run: scan --only lock-order --min-severity medium
// expect: none
// corpus: unseen31
import java.util.ArrayList;
import java.util.List;

public class NewsFeed {
    interface Subscriber {
        void onItem(String item);
    }

    private final List<Subscriber> subscribers = new ArrayList<>();
    private int items;

    synchronized void add(Subscriber s) {
        subscribers.add(s);
    }

    synchronized void remove(Subscriber s) {
        subscribers.remove(s);
    }

    private synchronized List<Subscriber> begin() {
        items++;
        return new ArrayList<>(subscribers);
    }

    synchronized int items() {
        return items;
    }

    void post(String item) {
        for (Subscriber s : begin()) {
            s.onItem(item);
        }
    }

    static class Reader implements Subscriber {
        private final NewsFeed feed;
        private final List<String> inbox = new ArrayList<>();
        private final int capacity;

        Reader(NewsFeed feed, int capacity) {
            this.feed = feed;
            this.capacity = capacity;
        }

        @Override
        public synchronized void onItem(String item) {
            if (inbox.size() < capacity) {
                inbox.add(item);
            } else {
                feed.remove(this);
            }
        }

        synchronized int unread() {
            return inbox.size();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        NewsFeed feed = new NewsFeed();
        Reader r1 = new Reader(feed, 5);
        Reader r2 = new Reader(feed, 500);
        feed.add(r1);
        feed.add(r2);
        Thread sport = new Thread(() -> {
            for (int i = 0; i < 30; i++) {
                feed.post("goal " + i);
            }
        });
        Thread politics = new Thread(() -> {
            for (int i = 0; i < 30; i++) {
                feed.post("vote " + i);
            }
        });
        sport.start();
        politics.start();
        sport.join();
        politics.join();
        System.out.println(feed.items() + " " + r1.unread() + " " + r2.unread());
    }
}
