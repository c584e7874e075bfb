import java.io.IOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.CodeElement;
import java.lang.classfile.CodeModel;
import java.lang.classfile.Instruction;
import java.lang.classfile.MethodModel;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * How long the JDK's own class-file API (Java 24 and later) takes to visit every instruction of a JDK, on
 * one thread, warmed up. The second yardstick beside AsmBench, with the same rules and the same output.
 *
 *   java ClassFileApiBench HOME [WARM-UPS [PASSES]]
 */
public final class ClassFileApiBench {
    static long classes;
    static long methods;
    static long instructions;

    static List<byte[]> read(String home) throws IOException {
        List<byte[]> all = new ArrayList<>();
        try (FileSystem image = FileSystems.newFileSystem(URI.create("jrt:/"), Map.of("java.home", home));
                Stream<Path> walk = Files.walk(image.getPath("/modules"))) {
            for (Path path : walk.filter(p -> p.toString().endsWith(".class")).collect(Collectors.toList())) {
                all.add(Files.readAllBytes(path));
            }
        }
        return all;
    }

    static void pass(List<byte[]> all) {
        classes = methods = instructions = 0;
        ClassFile api = ClassFile.of();
        for (byte[] bytes : all) {
            classes++;
            ClassModel model = api.parse(bytes);
            for (MethodModel method : model.methods()) {
                CodeModel code = method.code().orElse(null);
                if (code == null) {
                    continue;
                }
                methods++;
                for (CodeElement element : code) {
                    if (element instanceof Instruction) {
                        instructions++;
                    }
                }
            }
        }
    }

    public static void main(String[] args) throws IOException {
        int warmUps = args.length > 1 ? Integer.parseInt(args[1]) : 8;
        int passes = args.length > 2 ? Integer.parseInt(args[2]) : 5;
        long start = System.nanoTime();
        List<byte[]> all = read(args[0]);
        long first = System.nanoTime();
        pass(all);
        double coldMs = (System.nanoTime() - first) / 1e6;
        for (int i = 1; i < warmUps; i++) {
            pass(all);
        }
        double best = Double.MAX_VALUE;
        double bestCpu = Double.MAX_VALUE;
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        for (int i = 0; i < passes; i++) {
            long from = System.nanoTime();
            long fromCpu = threads.getCurrentThreadCpuTime();
            pass(all);
            bestCpu = Math.min(bestCpu, (threads.getCurrentThreadCpuTime() - fromCpu) / 1e6);
            best = Math.min(best, (System.nanoTime() - from) / 1e6);
        }
        long from = System.nanoTime();
        read(args[0]);
        double readMs = (System.nanoTime() - from) / 1e6;
        System.out.printf("{\"classes\": %d, \"methods_with_code\": %d, \"instructions\": %d, \"best_ms\": %.1f,"
                + " \"best_cpu_ms\": %.1f, \"cold_ms\": %.1f, \"read_ms\": %.1f, \"cold_read_ms\": %.1f}%n", classes, methods,
                instructions, best, bestCpu, coldMs, readMs, (first - start) / 1e6);
    }
}
