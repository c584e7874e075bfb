// run: scan --only atomicity
// expect: atomicity
// hub checks the shared presence registry and registers in a second lock step; two hubs accept the same user
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Supplier;

public class SocketHub {
    record Link(String user, String hub) {}

    static final class Presence {
        private final Map<String, Link> online = new HashMap<>();

        private synchronized <T> T locked(Supplier<T> body) {
            return body.get();
        }

        Link lookup(String user) {
            return locked(() -> online.get(user));
        }

        void register(Link link) {
            locked(() -> online.put(link.user(), link));
        }
    }

    private final String name;
    private final Presence presence;
    private final List<Link> links = new ArrayList<>();

    SocketHub(String name, Presence presence) {
        this.name = name;
        this.presence = presence;
    }

    synchronized boolean connect(String user) {
        if (presence.lookup(user) != null) {
            return false;
        }
        Link link = new Link(user, name);
        presence.register(link);
        return links.add(link);
    }

    public static void main(String[] args) throws InterruptedException, ExecutionException {
        Presence presence = new Presence();
        List<SocketHub> hubs = List.of(new SocketHub("h1", presence), new SocketHub("h2", presence));
        ExecutorService pool = Executors.newFixedThreadPool(4);
        List<Callable<Boolean>> calls = new ArrayList<>();
        for (int i = 0; i < 500; i++) {
            String user = "u" + i;
            hubs.forEach(h -> calls.add(() -> h.connect(user)));
        }
        int accepted = 0;
        for (Future<Boolean> f : pool.invokeAll(calls)) {
            accepted += f.get() ? 1 : 0;
        }
        pool.shutdown();
        System.out.println(accepted);
    }
}
// corpus: unseen15
