// Capacity and emptiness are tested in while loops inside the same monitor as the change; wait() gives up the monitor but the test is repeated.
// run: scan --only atomicity,stale-value --min-severity medium
// expect: none
// corpus: unseen30
import java.util.LinkedList;

public class StationTicker {

    static class Ticker<T> {
        private final LinkedList<T> lines = new LinkedList<>();
        private final int capacity;

        Ticker(int capacity) {
            this.capacity = capacity;
        }

        synchronized void push(T line) throws InterruptedException {
            while (lines.size() >= capacity) {
                wait();
            }
            lines.addLast(line);
            notifyAll();
        }

        synchronized T pop() throws InterruptedException {
            while (lines.isEmpty()) {
                wait();
            }
            T line = lines.removeFirst();
            notifyAll();
            return line;
        }

        synchronized int size() {
            return lines.size();
        }
    }

    static class Announcer extends Thread {
        private final Ticker<String> ticker;
        private final String city;

        Announcer(Ticker<String> ticker, String city) {
            this.ticker = ticker;
            this.city = city;
        }

        @Override
        public void run() {
            try {
                for (int i = 0; i < 6; i++) {
                    ticker.push(city + " in " + i * 5 + " min");
                }
            } catch (InterruptedException e) {
                interrupt();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Ticker<String> ticker = new Ticker<>(3);
        Announcer lyon = new Announcer(ticker, "Lyon");
        Announcer bern = new Announcer(ticker, "Bern");
        lyon.start();
        bern.start();
        for (int i = 0; i < 12; i++) {
            System.out.println(ticker.pop() + " (" + ticker.size() + " more)");
        }
        lyon.join();
        bern.join();
    }
}
