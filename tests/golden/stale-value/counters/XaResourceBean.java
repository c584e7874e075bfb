// run: scan --only stale-value
// expect: stale-value
// scalar-labs/btm#7: the counter that makes resource names unique is volatile, but the increment reads and writes it in two steps
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;

public class XaResourceBean {
    private final String uniqueName;
    private volatile int created;

    XaResourceBean(String uniqueName) {
        this.uniqueName = uniqueName;
    }

    int incCreated() {
        return created++;
    }

    String nextResourceName() {
        return uniqueName + "-" + incCreated();
    }

    int created() {
        return created;
    }

    public static void main(String[] args) throws InterruptedException {
        XaResourceBean bean = new XaResourceBean("ds1");
        Set<String> names = ConcurrentHashMap.newKeySet();
        CountDownLatch done = new CountDownLatch(3);
        for (int i = 0; i < 3; i++) {
            new Thread(() -> {
                for (int k = 0; k < 20_000; k++) {
                    String n = bean.nextResourceName();
                    if (!names.add(n)) {
                        System.out.println("recovery would see twice: " + n);
                    }
                }
                done.countDown();
            }, "pool-grow-" + i).start();
        }
        done.await();
        System.out.println(bean.created());
    }
}
// corpus: unseen19
