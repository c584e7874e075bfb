import java.io.IOException;
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

import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * How long ASM takes to visit every instruction of a JDK, on one thread, warmed up.
 *
 *   java -cp asm.jar:. AsmBench HOME [WARM-UPS [PASSES [skip]]]
 *
 * All bytes are read before the clock starts; what reading them takes is reported on its own. Each pass
 * runs ClassReader.accept over all classes, with no flags, or told to skip debug information and frames; the
 * visitor counts each instruction and adds up what it is told about it, as read_classes.c does.
 * Prints one line of JSON.
 */
public final class AsmBench {
    static final int MAJOR_KNOWN = 64;

    static long classes;
    static long methods;
    static long instructions;
    static long checksum;

    static List<byte[]> read(String home) throws IOException {
        List<byte[]> all = new ArrayList<>();
        try (FileSystem image = FileSystems.newFileSystem(URI.create("jrt:/"), Map.of("java.home", home));
                Stream<Path> walk = Files.walk(image.getPath("/modules"))) {
            for (Path path : walk.filter(p -> p.toString().endsWith(".class")).collect(Collectors.toList())) {
                byte[] bytes = Files.readAllBytes(path);
                if (bytes[7] > MAJOR_KNOWN) { // an older ASM refuses newer classes; the format is the same
                    bytes[7] = MAJOR_KNOWN;
                }
                all.add(bytes);
            }
        }
        return all;
    }

    static void pass(List<byte[]> all, int flags) {
        classes = methods = instructions = checksum = 0;
        Visitor visitor = new Visitor();
        for (byte[] bytes : all) {
            classes++;
            new ClassReader(bytes).accept(visitor, flags);
        }
    }

    static final class Visitor extends ClassVisitor {
        final Code code = new Code();

        Visitor() {
            super(Opcodes.ASM9);
        }

        @Override
        public MethodVisitor visitMethod(int access, String name, String desc, String signature,
                String[] exceptions) {
            return code;
        }
    }

    static final class Code extends MethodVisitor {
        Code() {
            super(Opcodes.ASM9);
        }

        @Override
        public void visitCode() {
            methods++;
        }

        @Override
        public void visitInsn(int opcode) {
            instructions++;
            checksum += opcode;
        }

        @Override
        public void visitIntInsn(int opcode, int operand) {
            instructions++;
            checksum += opcode + operand;
        }

        @Override
        public void visitVarInsn(int opcode, int variable) {
            instructions++;
            checksum += opcode + variable;
        }

        @Override
        public void visitTypeInsn(int opcode, String type) {
            instructions++;
            checksum += opcode + type.length();
        }

        @Override
        public void visitFieldInsn(int opcode, String owner, String name, String desc) {
            instructions++;
            checksum += opcode + owner.length() + name.length() + desc.length();
        }

        @Override
        public void visitMethodInsn(int opcode, String owner, String name, String desc, boolean isInterface) {
            instructions++;
            checksum += opcode + owner.length() + name.length() + desc.length();
        }

        @Override
        public void visitInvokeDynamicInsn(String name, String desc, Handle bootstrap, Object... arguments) {
            instructions++;
            checksum += Opcodes.INVOKEDYNAMIC + name.length() + desc.length() + arguments.length;
        }

        @Override
        public void visitJumpInsn(int opcode, Label label) {
            instructions++;
            checksum += opcode;
        }

        @Override
        public void visitLdcInsn(Object value) {
            instructions++;
            checksum += Opcodes.LDC + sumOf(value);
        }

        @Override
        public void visitIincInsn(int variable, int increment) {
            instructions++;
            checksum += Opcodes.IINC + variable + increment;
        }

        @Override
        public void visitTableSwitchInsn(int min, int max, Label other, Label... labels) {
            instructions++;
            checksum += Opcodes.TABLESWITCH + labels.length;
            for (int i = 0; i < labels.length; i++) {
                checksum += min + i;
            }
        }

        @Override
        public void visitLookupSwitchInsn(Label other, int[] keys, Label[] labels) {
            instructions++;
            checksum += Opcodes.LOOKUPSWITCH + labels.length;
            for (int key : keys) {
                checksum += key;
            }
        }

        @Override
        public void visitMultiANewArrayInsn(String desc, int dimensions) {
            instructions++;
            checksum += Opcodes.MULTIANEWARRAY + desc.length() + dimensions;
        }

        static long sumOf(Object value) {
            if (value instanceof String) {
                String text = (String) value;
                char first = text.isEmpty() ? 0 : text.charAt(0);
                return text.isEmpty() ? 0 : first == 0 || first >= 0x80 ? 0x80 : first;
            } else if (value instanceof Integer) {
                return (Integer) value;
            } else if (value instanceof Long) {
                return (Long) value;
            } else if (value instanceof Float) {
                return Float.floatToRawIntBits((Float) value);
            } else if (value instanceof Double) {
                return Double.doubleToRawLongBits((Double) value);
            }
            return value instanceof Type && ((Type) value).getSort() != Type.METHOD ? 1 : 2;
        }
    }

    public static void main(String[] args) throws IOException {
        int warmUps = args.length > 1 ? Integer.parseInt(args[1]) : 8;
        int passes = args.length > 2 ? Integer.parseInt(args[2]) : 5;
        int flags = args.length > 3 ? ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES : 0;
        long start = System.nanoTime();
        List<byte[]> all = read(args[0]);
        long first = System.nanoTime();
        pass(all, flags);
        double coldMs = (System.nanoTime() - first) / 1e6;
        for (int i = 1; i < warmUps; i++) {
            pass(all, flags);
        }
        double best = Double.MAX_VALUE;
        double bestCpu = Double.MAX_VALUE;
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        for (int i = 0; i < passes; i++) {
            long from = System.nanoTime();
            long fromCpu = threads.getCurrentThreadCpuTime();
            pass(all, flags);
            bestCpu = Math.min(bestCpu, (threads.getCurrentThreadCpuTime() - fromCpu) / 1e6);
            best = Math.min(best, (System.nanoTime() - from) / 1e6);
        }
        // Reading once more, now that this is warm too.
        long from = System.nanoTime();
        read(args[0]);
        double readMs = (System.nanoTime() - from) / 1e6;
        System.out.printf("{\"classes\": %d, \"methods_with_code\": %d, \"instructions\": %d, \"checksum\": %d, \"best_ms\": %.1f,"
                + " \"best_cpu_ms\": %.1f, \"cold_ms\": %.1f, \"read_ms\": %.1f, \"cold_read_ms\": %.1f}%n", classes, methods,
                instructions, checksum, best, bestCpu, coldMs, readMs, (first - start) / 1e6);
    }
}
