// Double-checked locking on a non-volatile static: unlocked read of instance conflicts with the write in the lock.
// run: scan --only data-race --min-severity medium
// expect: data-race field=PriceOracle.instance
// corpus: unseen31
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class PriceOracle {
    private static PriceOracle instance;

    private Map<String, Integer> table;

    private PriceOracle() {
        table = new HashMap<>();
        for (int i = 0; i < 26; i++) {
            table.put(String.valueOf((char) ('a' + i)), i * 37 % 101);
        }
    }

    static PriceOracle get() {
        if (instance == null) {
            synchronized (PriceOracle.class) {
                if (instance == null) {
                    instance = new PriceOracle();
                }
            }
        }
        return instance;
    }

    int quote(String basket) {
        int sum = 0;
        for (char c : basket.toCharArray()) {
            sum += table.getOrDefault(String.valueOf(c), 1);
        }
        return sum;
    }

    static class Shopper extends Thread {
        private final String basket;
        private int paid;

        Shopper(String basket) {
            this.basket = basket;
        }

        @Override
        public void run() {
            paid = checkout();
        }

        private int checkout() {
            return PriceOracle.get().quote(basket) + 5;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        List<Shopper> all = new ArrayList<>();
        for (String b : List.of("apples", "milk", "bread", "tea")) {
            all.add(new Shopper(b));
        }
        all.forEach(Thread::start);
        int sum = 0;
        for (Shopper s : all) {
            s.join();
            sum += s.paid;
        }
        System.out.println(sum);
    }
}
