import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipFile;

import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.ModuleVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Counts what `raddle stats -f json` counts, independently of raddle: ASM reads the classes, the JDK
 * reads jars and run-time images. Each count is defined in README.md beside this file, and again,
 * shorter, where it is made.
 *
 *   java -cp asm.jar:. AsmStats --jdk HOME [--classpath PATH] INPUT...
 *
 * prints one line of JSON per INPUT. INPUT is a JDK home, an archive, a directory, or a .class file.
 */
public final class AsmStats {
    static final int API = Opcodes.ASM9;
    /** The newest class-file version that every ASM in use can read; see reader(). */
    static final int MAJOR_KNOWN = 64;

    /** What is left of a class file once it is counted. */
    static final class Header {
        String name;
        String place;
        int access;
        String superName;
        String[] interfaces;
        /** Descriptors of methods that are public, defined, and not ruled out by their own class. */
        List<String> candidates = List.of();
        Set<String> references = Set.of();

        boolean isClass() {
            return (access & (Opcodes.ACC_INTERFACE | Opcodes.ACC_MODULE)) == 0;
        }

        boolean isInstantiable() {
            return (access & (Opcodes.ACC_INTERFACE | Opcodes.ACC_MODULE | Opcodes.ACC_ABSTRACT)) == 0;
        }
    }

    /** The numbers, by the names they have in raddle's JSON. */
    static final class Counts {
        final Map<String, long[]> byName = new LinkedHashMap<>();
        final long[] byOpcode = new long[256];

        Counts() {
            for (String name : ("classes interfaces modules fields methods methods_with_code methods_abstract"
                    + " methods_native methods_synchronized_instance methods_synchronized_static"
                    + " methods_public_concrete code_bytes instructions monitorenter monitorexit invokevirtual"
                    + " invokespecial invokestatic invokeinterface invokedynamic new newarray local_variables"
                    + " assignments inherits implements missing_classes").split(" ")) {
                byName.put(name, new long[1]);
            }
        }

        void add(String name, long n) {
            byName.get(name)[0] += n;
        }

        String json(String input) {
            StringBuilder out = new StringBuilder("{\"input\": \"" + input.replace("\\", "\\\\") + "\"");
            byName.forEach((name, n) -> out.append(", \"" + name + "\": " + n[0]));
            return out.append("}").toString();
        }
    }

    interface Sink {
        void accept(String place, byte[] bytes) throws IOException;
    }

    // ---------------------------------------------------------------- where classes come from

    static boolean isArchive(String name) {
        String lower = name.toLowerCase();
        return lower.endsWith(".jar") || lower.endsWith(".war") || lower.endsWith(".ear")
                || lower.endsWith(".zip") || lower.endsWith(".jmod");
    }

    static FileSystem image(String home) throws IOException {
        return FileSystems.newFileSystem(URI.create("jrt:/"), Map.of("java.home", home));
    }

    static List<Path> files(Path root) throws IOException {
        try (Stream<Path> walk = Files.walk(root)) {
            return walk.filter(Files::isRegularFile).sorted().collect(Collectors.toList());
        }
    }

    static void readImage(FileSystem image, Sink sink) throws IOException {
        for (Path path : files(image.getPath("/modules"))) {
            if (path.toString().endsWith(".class")) {
                sink.accept(path.toString(), Files.readAllBytes(path));
            }
        }
    }

    static void readArchive(File file, String place, Runtime.Version release, Sink sink) throws IOException {
        try (JarFile jar = new JarFile(file, false, ZipFile.OPEN_READ, release)) {
            Set<String> seen = new HashSet<>();
            for (JarEntry entry : jar.versionedStream().collect(Collectors.toList())) {
                String name = entry.getName();
                boolean isClass = name.endsWith(".class");
                if (entry.isDirectory() || !isClass && !isArchive(name)) {
                    continue;
                }
                if (name.startsWith("META-INF/versions/")) {
                    continue; // not multi-release: the JVM never looks there
                }
                if (!seen.add(name)) {
                    System.err.println(place + "!" + name + ": note: twice in this archive");
                    continue;
                }
                byte[] bytes;
                try (InputStream in = jar.getInputStream(entry)) {
                    bytes = in.readAllBytes();
                }
                if (isClass) {
                    sink.accept(place + "!" + name, bytes);
                } else if (bytes.length > 4 && bytes[0] == 'P' && bytes[1] == 'K'
                        || bytes.length > 4 && bytes[0] == 'J' && bytes[1] == 'M') {
                    Path copy = Files.createTempFile("nested", ".jar");
                    try {
                        Files.copy(new ByteArrayInputStream(bytes), copy, StandardCopyOption.REPLACE_EXISTING);
                        readArchive(copy.toFile(), place + "!" + name, release, sink);
                    } finally {
                        Files.delete(copy);
                    }
                }
            }
        }
    }

    static void read(Path path, Runtime.Version release, Sink sink) throws IOException {
        String name = path.toString();
        if (Files.isRegularFile(path.resolve("lib/modules"))) {
            try (FileSystem image = image(name)) {
                readImage(image, sink);
            }
        } else if (Files.isDirectory(path)) {
            for (Path file : files(path)) {
                if (file.toString().endsWith(".class")) {
                    sink.accept(file.toString(), Files.readAllBytes(file));
                }
            }
        } else if (isArchive(name)) {
            readArchive(path.toFile(), name, release, sink);
        } else {
            sink.accept(name, Files.readAllBytes(path));
        }
    }

    /** The jars and directories that the Class-Path of a manifest names, and theirs in turn. */
    static void addClassPath(Path path, Set<Path> out) throws IOException {
        if (!Files.isRegularFile(path) || !isArchive(path.toString())) {
            return;
        }
        String value;
        try (JarFile jar = new JarFile(path.toFile(), false)) {
            Manifest manifest = jar.getManifest();
            value = manifest == null ? null : manifest.getMainAttributes().getValue(Attributes.Name.CLASS_PATH);
        }
        if (value == null) {
            return;
        }
        URI base = path.toAbsolutePath().getParent().toUri();
        for (String word : value.trim().split(" +")) {
            URI uri;
            try {
                uri = base.resolve(word);
            } catch (IllegalArgumentException e) {
                continue;
            }
            if (word.isEmpty() || !"file".equals(uri.getScheme()) || uri.getPath() == null) {
                continue;
            }
            Path found = Path.of(uri.getPath()).normalize();
            if (Files.exists(found) && out.add(found)) {
                addClassPath(found, out);
            }
        }
    }

    // ---------------------------------------------------------------- reading one class

    /**
     * Debian's ASM refuses versions above its own time. Nothing in the format changed between
     * Java 20 and 25, so such a class is read under the newest number that ASM knows.
     */
    static ClassReader reader(byte[] bytes) {
        int major = (bytes[6] & 255) << 8 | bytes[7] & 255;
        if (major > 69) {
            throw new IllegalArgumentException("class version " + major);
        }
        if (major > MAJOR_KNOWN) {
            bytes[4] = bytes[5] = bytes[6] = 0;
            bytes[7] = MAJOR_KNOWN;
        }
        return new ClassReader(bytes);
    }

    static boolean isClassFile(byte[] b) {
        return b.length > 10 && b[0] == (byte) 0xCA && b[1] == (byte) 0xFE && b[2] == (byte) 0xBA
                && b[3] == (byte) 0xBE;
    }

    static Header header(ClassReader reader, String place) {
        Header header = new Header();
        header.place = place;
        // Not getAccess(): ASM adds flags of its own, but above the 16 bits.
        header.access = reader.getAccess() & 0xffff;
        header.name = reader.getClassName();
        header.superName = reader.getSuperName();
        header.interfaces = reader.getInterfaces();
        return header;
    }

    /** Names of CONSTANT_Class entries; of arrays the element class. */
    static Set<String> references(ClassReader reader) {
        Set<String> names = new HashSet<>();
        char[] buffer = new char[reader.getMaxStringLength()];
        for (int i = 1; i < reader.getItemCount(); i++) {
            int at = reader.getItem(i);
            if (at > 0 && reader.readByte(at - 1) == 7) {
                String name = reader.readUTF8(at, buffer);
                if (name.startsWith("[")) {
                    String element = name.substring(name.lastIndexOf('[') + 1);
                    name = element.startsWith("L") ? element.substring(1, element.length() - 1) : null;
                }
                if (name != null) {
                    names.add(name.intern());
                }
            }
        }
        return names;
    }

    /** Sum of code_length, which ASM's visitors do not tell: walks over the members itself. */
    static long codeBytes(ClassReader reader) {
        char[] buffer = new char[reader.getMaxStringLength()];
        long sum = 0;
        int at = reader.header + 8 + 2 * reader.readUnsignedShort(reader.header + 6);
        for (int kind = 0; kind < 2; kind++) { // fields, then methods
            int n = reader.readUnsignedShort(at);
            at += 2;
            for (; n > 0; n--) {
                int nAttributes = reader.readUnsignedShort(at + 6);
                at += 8;
                for (; nAttributes > 0; nAttributes--) {
                    if (kind == 1 && "Code".equals(reader.readUTF8(at, buffer))) {
                        sum += reader.readInt(at + 6 + 4) & 0xffffffffL;
                    }
                    at += 6 + reader.readInt(at + 2);
                }
            }
        }
        return sum;
    }

    static Header count(String place, byte[] bytes, Counts counts) {
        ClassReader reader = reader(bytes);
        Header header = header(reader, place);
        header.candidates = new ArrayList<>();
        header.references = references(reader);
        Counts own = new Counts(); // so that a class that fails half-way counts nowhere
        reader.accept(new Visitor(header, own), 0);
        own.add("code_bytes", codeBytes(reader));
        boolean isModule = (header.access & Opcodes.ACC_MODULE) != 0;
        boolean isInterface = (header.access & Opcodes.ACC_INTERFACE) != 0;
        own.add(isModule ? "modules" : isInterface ? "interfaces" : "classes", 1);
        own.byName.forEach((name, n) -> counts.add(name, n[0]));
        return header;
    }

    static final class Visitor extends ClassVisitor {
        final Header header;
        final Counts counts;

        Visitor(Header header, Counts counts) {
            super(API);
            this.header = header;
            this.counts = counts;
        }

        @Override
        public ModuleVisitor visitModule(String name, int access, String version) {
            return null;
        }

        @Override
        public FieldVisitor visitField(int access, String name, String desc, String signature, Object value) {
            counts.add("fields", 1);
            return null;
        }

        @Override
        public MethodVisitor visitMethod(int access, String name, String desc, String signature,
                String[] exceptions) {
            boolean isStatic = (access & Opcodes.ACC_STATIC) != 0;
            counts.add("methods", 1);
            if ((access & Opcodes.ACC_ABSTRACT) != 0) {
                counts.add("methods_abstract", 1);
            }
            if ((access & Opcodes.ACC_NATIVE) != 0) {
                counts.add("methods_native", 1);
            }
            if ((access & Opcodes.ACC_SYNCHRONIZED) != 0) {
                counts.add(isStatic ? "methods_synchronized_static" : "methods_synchronized_instance", 1);
            }
            return new Code(counts, () -> {
                counts.add("methods_with_code", 1);
                if ((access & Opcodes.ACC_PUBLIC) != 0 && (header.access & Opcodes.ACC_PUBLIC) != 0
                        && (isStatic || header.isInstantiable())) {
                    header.candidates.add(desc);
                }
            });
        }
    }

    static final class Code extends MethodVisitor {
        final Counts counts;
        final Runnable onCode;

        Code(Counts counts, Runnable onCode) {
            super(API);
            this.counts = counts;
            this.onCode = onCode;
        }

        void instruction() {
            counts.add("instructions", 1);
        }

        void named(String name) {
            instruction();
            counts.add(name, 1);
        }

        @Override
        public void visitCode() {
            onCode.run();
        }

        @Override
        public void visitMaxs(int maxStack, int maxLocals) {
            counts.add("local_variables", maxLocals);
        }

        @Override
        public void visitInsn(int opcode) {
            if (opcode == Opcodes.MONITORENTER) {
                named("monitorenter");
            } else if (opcode == Opcodes.MONITOREXIT) {
                named("monitorexit");
            } else {
                instruction();
            }
        }

        @Override
        public void visitIntInsn(int opcode, int operand) {
            if (opcode == Opcodes.NEWARRAY) {
                named("newarray");
            } else {
                instruction();
            }
        }

        @Override
        public void visitVarInsn(int opcode, int variable) {
            if (opcode >= Opcodes.ISTORE && opcode <= Opcodes.ASTORE) {
                named("assignments");
            } else {
                instruction(); // loads, and ret
            }
        }

        @Override
        public void visitIincInsn(int variable, int increment) {
            named("assignments");
        }

        @Override
        public void visitTypeInsn(int opcode, String type) {
            if (opcode == Opcodes.NEW) {
                named("new");
            } else if (opcode == Opcodes.ANEWARRAY) {
                named("newarray");
            } else {
                instruction();
            }
        }

        @Override
        public void visitMultiANewArrayInsn(String desc, int dimensions) {
            named("newarray");
        }

        @Override
        public void visitFieldInsn(int opcode, String owner, String name, String desc) {
            instruction();
        }

        @Override
        public void visitMethodInsn(int opcode, String owner, String name, String desc, boolean isInterface) {
            switch (opcode) {
                case Opcodes.INVOKEVIRTUAL:
                    named("invokevirtual");
                    break;
                case Opcodes.INVOKESPECIAL:
                    named("invokespecial");
                    break;
                case Opcodes.INVOKESTATIC:
                    named("invokestatic");
                    break;
                default:
                    named("invokeinterface");
                    break;
            }
        }

        @Override
        public void visitInvokeDynamicInsn(String name, String desc, Handle bootstrap, Object... arguments) {
            named("invokedynamic");
        }

        @Override
        public void visitJumpInsn(int opcode, Label label) {
            instruction();
        }

        @Override
        public void visitLdcInsn(Object value) {
            instruction();
        }

        @Override
        public void visitTableSwitchInsn(int min, int max, Label other, Label... labels) {
            instruction();
        }

        @Override
        public void visitLookupSwitchInsn(Label other, int[] keys, Label[] labels) {
            instruction();
        }
    }

    // ---------------------------------------------------------------- the world of one INPUT

    final Map<String, Header> input = new HashMap<>();
    final Map<String, Header> classPath = new HashMap<>();
    final Jdk jdk;
    final List<Header> counted = new ArrayList<>();

    AsmStats(Jdk jdk) {
        this.jdk = jdk;
    }

    static final class Jdk {
        final Runtime.Version release;
        final Map<String, Path> places = new HashMap<>();
        final Map<String, Header> found = new HashMap<>();

        Jdk(String home) throws IOException {
            Properties properties = new Properties();
            try (InputStream in = Files.newInputStream(Path.of(home, "release"))) {
                properties.load(in);
            }
            release = Runtime.Version.parse(properties.getProperty("JAVA_VERSION").replace("\"", ""));
            FileSystem image = image(home);
            for (Path path : files(image.getPath("/modules"))) {
                String name = path.toString();
                if (name.endsWith(".class")) {
                    int slash = name.indexOf('/', "/modules/".length());
                    places.putIfAbsent(name.substring(slash + 1, name.length() - 6), path);
                }
            }
        }

        Header find(String name) {
            Header header = found.get(name);
            Path path = header == null ? places.get(name) : null;
            if (path != null) {
                try {
                    header = header(reader(Files.readAllBytes(path)), path.toString());
                } catch (IOException e) {
                    throw new IllegalStateException(e);
                }
                found.put(name, header);
            }
            return header;
        }
    }

    Header find(String name) {
        Header header = input.get(name);
        if (header == null) {
            header = classPath.get(name);
        }
        return header == null ? jdk.find(name) : header;
    }

    /** The classes above this one by name, nearest first; a name that is not found ends the list. */
    List<String> superclasses(Header header) {
        Set<String> names = new LinkedHashSet<>();
        for (Header at = header; at != null && at.superName != null; at = find(at.superName)) {
            if (at.superName.equals(header.name) || !names.add(at.superName)) {
                break;
            }
        }
        return new ArrayList<>(names);
    }

    void collectInterfaces(Header header, Set<String> names) {
        List<String> work = new ArrayList<>();
        Collections.addAll(work, header.interfaces);
        while (!work.isEmpty()) {
            String name = work.remove(work.size() - 1);
            if (names.add(name)) {
                Header found = find(name);
                if (found != null) {
                    Collections.addAll(work, found.interfaces);
                }
            }
        }
    }

    boolean isInstantiable(Type type) {
        if (type.getSort() != Type.OBJECT) {
            return true; // primitive or array
        }
        Header found = find(type.getInternalName());
        return found != null && found.isInstantiable();
    }

    void relate(Counts counts) {
        Set<String> missing = new HashSet<>();
        for (Header header : counted) {
            if (header.isClass()) {
                List<String> above = superclasses(header);
                counts.add("inherits", above.size());
                Set<String> interfaces = new HashSet<>();
                collectInterfaces(header, interfaces);
                for (String name : above) {
                    Header found = find(name);
                    if (found != null) {
                        collectInterfaces(found, interfaces);
                    }
                }
                interfaces.remove(header.name);
                counts.add("implements", interfaces.size());
            }
            for (String desc : header.candidates) {
                boolean all = true;
                for (Type type : Type.getArgumentTypes(desc)) {
                    all &= isInstantiable(type);
                }
                counts.add("methods_public_concrete", all ? 1 : 0);
            }
            for (String name : header.references) {
                if (find(name) == null) {
                    missing.add(name);
                }
            }
        }
        counts.add("missing_classes", missing.size());
        if (Boolean.getBoolean("missing")) {
            missing.stream().sorted().forEach(System.err::println);
        }
    }

    static Counts stats(Path path, List<Path> extra, Jdk jdk) throws IOException {
        AsmStats world = new AsmStats(jdk);
        Counts counts = new Counts();
        read(path, jdk.release, (place, bytes) -> {
            if (!isClassFile(bytes)) {
                System.err.println(place + ": note: not a class file");
                return;
            }
            Header header;
            try {
                header = count(place, bytes, counts);
            } catch (RuntimeException e) {
                System.err.println(place + ": note: unreadable: " + e);
                return;
            }
            if (!place.endsWith(header.name + ".class")) {
                System.err.println(place + ": note: is named " + header.name);
            }
            world.counted.add(header);
            world.input.putIfAbsent(header.name, header);
        });
        Set<Path> libraries = new LinkedHashSet<>(extra);
        for (Path library : extra) {
            addClassPath(library, libraries);
        }
        addClassPath(path, libraries);
        for (Path library : libraries) {
            read(library, jdk.release, (place, bytes) -> {
                if (isClassFile(bytes)) {
                    try {
                        Header header = header(reader(bytes), place);
                        world.classPath.putIfAbsent(header.name, header);
                    } catch (RuntimeException e) {
                        System.err.println(place + ": note: unreadable: " + e);
                    }
                }
            });
        }
        world.relate(counts);
        return counts;
    }

    public static void main(String[] args) throws IOException {
        String home = System.getProperty("java.home");
        List<Path> classPath = new ArrayList<>();
        List<String> inputs = new ArrayList<>();
        for (int i = 0; i < args.length; i++) {
            if (args[i].equals("--jdk")) {
                home = args[++i];
            } else if (args[i].equals("--classpath")) {
                for (String word : args[++i].split(File.pathSeparator)) {
                    classPath.add(Path.of(word));
                }
            } else {
                inputs.add(args[i]);
            }
        }
        Jdk jdk = new Jdk(home);
        for (String input : inputs) {
            System.out.println(stats(Path.of(input), classPath, jdk).json(input));
        }
    }
}
