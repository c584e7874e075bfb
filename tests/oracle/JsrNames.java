import java.io.IOException;
import java.io.InputStream;
import java.util.Collections;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;

import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Prints "JAR ENTRY" for each class in the jars that has a jsr instruction. */
public final class JsrNames {
    static boolean found;

    static final class Visitor extends ClassVisitor {
        Visitor() {
            super(Opcodes.ASM9);
        }

        @Override
        public MethodVisitor visitMethod(int access, String name, String desc, String signature,
                String[] exceptions) {
            return new MethodVisitor(Opcodes.ASM9) {
                @Override
                public void visitJumpInsn(int opcode, Label label) {
                    found |= opcode == Opcodes.JSR;
                }
            };
        }
    }

    public static void main(String[] args) throws IOException {
        for (String path : args) {
            try (JarFile jar = new JarFile(path)) {
                for (JarEntry entry : Collections.list(jar.entries())) {
                    if (entry.getName().endsWith(".class")) {
                        found = false;
                        try (InputStream in = jar.getInputStream(entry)) {
                            new ClassReader(in.readAllBytes()).accept(new Visitor(), 0);
                        }
                        if (found) {
                            System.out.println(path + " " + entry.getName());
                        }
                    }
                }
            }
        }
    }
}
