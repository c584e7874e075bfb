// run: scan --library --only stale-value
// expect: none
// the loaded module goes in with putIfAbsent() and the loser uses the winner's; nothing is ever removed
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;

public class ModuleLoader {
    public static final class Module {
        final String name;
        final byte[] code;
        final AtomicLong calls = new AtomicLong();

        Module(String name, byte[] code) {
            this.name = name;
            this.code = code;
        }

        public long call() {
            return calls.incrementAndGet();
        }
    }

    private final ConcurrentMap<String, Module> modules = new ConcurrentHashMap<>();
    private final Function<String, byte[]> source;

    public ModuleLoader(Function<String, byte[]> source) {
        this.source = source;
    }

    public Module load(String name) {
        Module m = modules.get(name);
        if (m == null) {
            Module mine = new Module(name, source.apply(name));
            Module theirs = modules.putIfAbsent(name, mine);
            m = theirs == null ? mine : theirs;
        }
        return m;
    }

    public int loaded() {
        return modules.size();
    }
}
// corpus: unseen
