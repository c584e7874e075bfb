// run: scan --only lock-order
// expect: lock-order
// publish() runs the subscribers with the registry lock held, the spell checker's subscriber takes its word lock; reload() holds the word lock and asks the host (registry lock)
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

interface Extension {
    void start(ExtensionHost host);
}

public class ExtensionHost {
    private final Object registry = new Object();
    private final List<Consumer<String>> subscribers = new ArrayList<>();
    private final Map<String, String> settings = new HashMap<>();

    void install(Extension e) {
        e.start(this);
    }

    void subscribe(Consumer<String> c) {
        synchronized (registry) {
            subscribers.add(c);
        }
    }

    void publish(String event) {
        synchronized (registry) {
            for (Consumer<String> c : subscribers) {
                c.accept(event);
            }
        }
    }

    String setting(String key) {
        synchronized (registry) {
            return settings.getOrDefault(key, "");
        }
    }

    void configure(String key, String value) {
        synchronized (registry) {
            settings.put(key, value);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ExtensionHost host = new ExtensionHost();
        host.configure("spell.words", "alpha,beta");
        SpellExtension spell = new SpellExtension();
        host.install(spell);
        Thread editor = new Thread(() -> {
            for (int i = 0; i < 5_000; i++) {
                host.publish("word" + i % 7);
            }
        });
        Thread options = new Thread(() -> {
            for (int i = 0; i < 5_000; i++) {
                spell.reload();
            }
        });
        editor.start();
        options.start();
        editor.join();
        options.join();
        System.out.println(spell.unknownWords());
    }
}

class SpellExtension implements Extension {
    private final Object words = new Object();
    private final Set<String> known = new HashSet<>();
    private volatile ExtensionHost host;
    private int unknown;

    @Override
    public void start(ExtensionHost h) {
        host = h;
        h.subscribe(this::onEvent);
    }

    private void onEvent(String word) {
        synchronized (words) {
            if (!known.contains(word)) {
                unknown++;
            }
        }
    }

    void reload() {
        synchronized (words) {
            known.clear();
            known.addAll(List.of(host.setting("spell.words").split(",")));
        }
    }

    int unknownWords() {
        synchronized (words) {
            return unknown;
        }
    }
}
// corpus: unseen17
