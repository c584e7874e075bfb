// run: scan --only lock-order
// expect: none
// both lambdas take them in the same order
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class ReportLambdasSameOrder {
    private static final Object SALES_LOCK = new Object();
    private static final Object STAFF_LOCK = new Object();
    private static final Map<String, Integer> sales = new HashMap<>();
    private static final Map<String, String> staff = new HashMap<>();

    public static void main(String[] args) throws InterruptedException {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        pool.submit(() -> {
            for (int i = 0; i < 100; i++) {
                synchronized (SALES_LOCK) {
                    sales.merge("north", i, Integer::sum);
                    synchronized (STAFF_LOCK) {
                        staff.put("north", "Ann");
                    }
                }
            }
        });
        pool.submit(() -> {
            for (int i = 0; i < 100; i++) {
                synchronized (SALES_LOCK) {
                    Integer n = sales.get("north");
                    synchronized (STAFF_LOCK) {
                        System.out.println(staff.getOrDefault("north", "nobody") + " sold " + n);
                    }
                }
            }
        });
        pool.shutdown();
        pool.awaitTermination(10, TimeUnit.SECONDS);
    }
}
// corpus: unseen
