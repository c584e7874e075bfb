// run: scan --library --only stale-value
// expect: stale-value
// googlecodelabs/android-build-an-app-architecture-components#14: the null check is made before the lock and not again inside, so two first callers each make an instance
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;

public final class DiskExecutors {
    private static final Object LOCK = new Object();
    private static volatile DiskExecutors instance;

    private final ExecutorService diskIo;
    private final ExecutorService networkIo;

    private DiskExecutors(ExecutorService diskIo, ExecutorService networkIo) {
        this.diskIo = diskIo;
        this.networkIo = networkIo;
    }

    public static DiskExecutors getInstance() {
        if (instance == null) {
            synchronized (LOCK) {
                instance = new DiskExecutors(
                        Executors.newSingleThreadExecutor(named("disk")),
                        Executors.newFixedThreadPool(3, named("net")));
            }
        }
        return instance;
    }

    private static ThreadFactory named(String prefix) {
        return r -> {
            Thread t = new Thread(r, prefix + "-io");
            t.setDaemon(true);
            return t;
        };
    }

    /** All disk writes go through this one thread. */
    public Executor diskIo() {
        return diskIo;
    }

    public Executor networkIo() {
        return networkIo;
    }
}
// corpus: unseen19
