// getAndIncrement gives each index to one thread only; main reads after get() of all tasks.
// run: scan --only data-race
// expect: none
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;

public class SeatPlan {
    private final String[] seats;
    private final int[] prices;
    private final AtomicInteger cursor = new AtomicInteger();

    SeatPlan(int n) {
        seats = new String[n];
        prices = new int[n];
    }

    int book(String guest) {
        int i = cursor.getAndIncrement();
        if (i >= seats.length) {
            return -1;
        }
        seats[i] = guest;
        prices[i] = 20 + (i < 10 ? 15 : 0);
        return prices[i];
    }

    int occupied() {
        int n = 0;
        for (String s : seats) {
            if (s != null) {
                n++;
            }
        }
        return n;
    }

    static int group(SeatPlan plan, String name, int size) {
        int cost = 0;
        for (int i = 0; i < size; i++) {
            int price = plan.book(name + i);
            cost += Math.max(price, 0);
        }
        return cost;
    }

    public static void main(String[] args) throws Exception {
        SeatPlan plan = new SeatPlan(60);
        ExecutorService pool = Executors.newFixedThreadPool(4);
        List<Future<Integer>> groups = new ArrayList<>();
        for (String name : List.of("smith", "jones", "miller", "brown")) {
            groups.add(pool.submit(() -> group(plan, name, 18)));
        }
        int revenue = 0;
        for (Future<Integer> g : groups) {
            revenue += g.get();
        }
        pool.shutdown();
        System.out.println(plan.occupied() + " seats, " + revenue);
    }
}
// corpus: unseen26
