// getTotal/setTotal are used as two calls, but only by main after all observers were joined; observers count in private fields.
// run: scan --only atomicity,stale-value --min-severity medium
// expect: none
// corpus: unseen30
import java.util.ArrayList;
import java.util.List;

public class BirdCensus {

    static class Census {
        private int total;

        synchronized int getTotal() {
            return total;
        }

        synchronized void setTotal(int value) {
            total = value;
        }
    }

    static class Observer extends Thread {
        private final String area;
        private final Census census;
        private int seen;

        Observer(String area, Census census) {
            this.area = area;
            this.census = census;
        }

        @Override
        public void run() {
            System.out.println(area + " starts, last year " + census.getTotal());
            for (char c : area.toCharArray()) {
                seen += c % 9;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Census census = new Census();
        census.setTotal(140);
        List<Observer> observers = new ArrayList<>();
        for (String area : List.of("marsh", "forest", "harbour", "park")) {
            Observer o = new Observer(area, census);
            observers.add(o);
            o.start();
        }
        for (Observer o : observers) {
            o.join();
        }
        census.setTotal(0);
        for (Observer o : observers) {
            int before = census.getTotal();
            census.setTotal(before + o.seen);
        }
        System.out.println("birds " + census.getTotal());
    }
}
