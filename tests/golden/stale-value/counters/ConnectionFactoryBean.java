// run: scan --only stale-value
// expect: none
// scalar-labs/btm#7, repaired - the counter is an AtomicInteger and the number given to a resource is what getAndIncrement answered
import java.util.Collections;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;

abstract class CountingBean {
    private final AtomicInteger created = new AtomicInteger();
    private final String uniqueName;

    protected CountingBean(String uniqueName) {
        this.uniqueName = uniqueName;
    }

    public String uniqueName() {
        return uniqueName;
    }

    public int created() {
        return created.get();
    }

    protected int nextNumber() {
        return created.getAndIncrement();
    }
}

public class ConnectionFactoryBean extends CountingBean {
    private final Set<String> jmxNames = Collections.synchronizedSet(new HashSet<>());

    ConnectionFactoryBean(String uniqueName) {
        super(uniqueName);
    }

    String createPooledConnection() {
        String name = uniqueName() + ",Id=" + nextNumber();
        if (!jmxNames.add(name)) {
            throw new IllegalStateException("already registered: " + name);
        }
        return name;
    }

    public static void main(String[] args) throws InterruptedException {
        ConnectionFactoryBean bean = new ConnectionFactoryBean("bitronix.ds1");
        Thread[] users = new Thread[3];
        for (int i = 0; i < users.length; i++) {
            users[i] = new Thread(() -> {
                for (int k = 0; k < 10_000; k++) {
                    bean.createPooledConnection();
                }
            });
            users[i].start();
        }
        for (Thread t : users) {
            t.join();
        }
        System.out.println(bean.created() + " " + bean.jmxNames.size());
    }
}
// corpus: unseen18
