// run: scan --only stale-value
// expect: stale-value
// scalar-labs/btm#7 - createdResources++ on a volatile field is a read and a write; two threads that make resources lose one and two resources get the same number
import java.util.Collections;
import java.util.HashSet;
import java.util.Set;

abstract class ResourceBean {
    private volatile int createdResources;
    private final String uniqueName;

    protected ResourceBean(String uniqueName) {
        this.uniqueName = uniqueName;
    }

    public String uniqueName() {
        return uniqueName;
    }

    public int createdResources() {
        return createdResources;
    }

    protected int incCreatedResources() {
        return createdResources++;
    }

    abstract Object createPooledConnection();
}

public class PooledResourceBean extends ResourceBean {
    record Conn(String jmxName) { }

    private final Set<String> jmxNames = Collections.synchronizedSet(new HashSet<>());

    PooledResourceBean(String uniqueName) {
        super(uniqueName);
    }

    @Override
    Conn createPooledConnection() {
        Conn c = new Conn(uniqueName() + ",Id=" + incCreatedResources());
        if (!jmxNames.add(c.jmxName())) {
            throw new IllegalStateException("already registered: " + c.jmxName());
        }
        return c;
    }

    public static void main(String[] args) throws InterruptedException {
        PooledResourceBean bean = new PooledResourceBean("bitronix.ds1");
        Thread[] users = new Thread[3];
        for (int i = 0; i < users.length; i++) {
            users[i] = new Thread(() -> {
                for (int k = 0; k < 20_000; k++) {
                    bean.createPooledConnection();
                }
            });
            users[i].start();
        }
        for (Thread t : users) {
            t.join();
        }
        System.out.println(bean.createdResources());
    }
}
// corpus: unseen18
