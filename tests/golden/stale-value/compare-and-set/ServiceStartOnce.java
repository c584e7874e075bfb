// run: scan --only stale-value
// expect: none
// compareAndSet decides who starts
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;

public class ServiceStartOnce {
    public static abstract class Service {
        private final AtomicBoolean started = new AtomicBoolean();
        protected abstract void doStart() throws Exception;
        public void start() {
            if (!started.compareAndSet(false, true)) {
                throw new IllegalStateException("already started");
            }
            try {
                doStart();
            } catch (Exception e) {
                throw new RuntimeException(e);
            }
        }
        public boolean isStarted() { return started.get(); }
    }
    public static class Indexer extends Service {
        private List<String> docs;
        @Override protected void doStart() { docs = new ArrayList<>(); }
    }
}
// corpus: unseen
