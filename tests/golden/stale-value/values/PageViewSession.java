// run: scan --only stale-value
// expect: stale-value
// google/software-product-sprint#29: two requests of one session read the same counter from the attribute map and each write it back plus one
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

class WebSession {
    private final Map<String, Object> attributes = new ConcurrentHashMap<>();

    Object getAttribute(String name) {
        return attributes.get(name);
    }

    void setAttribute(String name, Object value) {
        attributes.put(name, value);
    }
}

interface RequestHandler {
    String handle(WebSession session, String path);
}

class PageViewHandler implements RequestHandler {
    @Override
    public String handle(WebSession session, String path) {
        String key = "views:" + path;
        Integer views = (Integer) session.getAttribute(key);
        int next = views == null ? 1 : views + 1;
        session.setAttribute(key, next);
        return path + " viewed " + next;
    }
}

public class PageViewSession {
    public static void main(String[] args) throws InterruptedException {
        WebSession session = new WebSession();
        RequestHandler handler = new PageViewHandler();
        ExecutorService requests = Executors.newFixedThreadPool(4);
        for (int i = 0; i < 40_000; i++) {
            requests.execute(() -> handler.handle(session, "/cart"));
        }
        requests.shutdown();
        requests.awaitTermination(10, TimeUnit.SECONDS);
        System.out.println(session.getAttribute("views:/cart"));
    }
}
// corpus: unseen19
