// Parallel stream forEach puts into a plain HashMap field from several pool threads.
// run: scan --only data-race --min-severity medium
// expect: data-race field=ModuleCompiler.artifacts
// corpus: unseen31
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

public class ModuleCompiler {
    record Module(String name, List<String> sources) { }

    record Artifact(String name, int size) { }

    private final Map<String, Artifact> artifacts = new HashMap<>();
    private final AtomicInteger compiled = new AtomicInteger();
    private final List<Module> modules;

    ModuleCompiler(List<Module> modules) {
        this.modules = List.copyOf(modules);
    }

    void build() {
        modules.parallelStream()
                .filter(m -> !m.sources().isEmpty())
                .map(this::compile)
                .forEach(this::register);
    }

    private Artifact compile(Module m) {
        int size = 0;
        for (String s : m.sources()) {
            size += s.length() * 13;
            compiled.incrementAndGet();
        }
        return new Artifact(m.name(), size);
    }

    private void register(Artifact a) {
        artifacts.put(a.name(), a);
    }

    Map<String, Artifact> result() {
        return new TreeMap<>(artifacts);
    }

    static List<Module> sample(int n) {
        return IntStream.range(0, n)
                .mapToObj(i -> new Module("mod" + i,
                        IntStream.range(0, i % 5)
                                .mapToObj(k -> "F" + k + ".java")
                                .collect(Collectors.toList())))
                .collect(Collectors.toList());
    }

    public static void main(String[] args) {
        ModuleCompiler c = new ModuleCompiler(sample(80));
        c.build();
        int total = c.result().values().stream().mapToInt(Artifact::size).sum();
        System.out.println(c.compiled.get() + " files, " + total + " bytes");
    }
}
