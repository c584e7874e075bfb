import static org.objectweb.asm.Opcodes.*;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;

// Writes classes with code that is legal but that no Java compiler makes, into the folder given,
// and prints their names. Version 1.4: no StackMapTable, so the JVM infers the types as we do.
public class Assemble {
	static Path folder;
	static ClassWriter out;
	static MethodVisitor m;

	// ---- pieces ------------------------------------------------------------------------------

	static void begin(String name) {
		out = new ClassWriter(ClassWriter.COMPUTE_MAXS);
		out.visit(V1_4, ACC_PUBLIC | ACC_SUPER, name, null, "java/lang/Object", null);
		method("<init>", "()V", ACC_PUBLIC);
		m.visitVarInsn(ALOAD, 0);
		m.visitMethodInsn(INVOKESPECIAL, "java/lang/Object", "<init>", "()V", false);
		m.visitInsn(RETURN);
		end();
	}

	static void finish(String name) throws IOException {
		out.visitEnd();
		Files.write(folder.resolve(name + ".class"), out.toByteArray());
		System.out.println(name);
	}

	static void method(String name, String descriptor, int access) {
		m = out.visitMethod(access, name, descriptor, null, null);
		m.visitCode();
	}

	static void end() {
		m.visitMaxs(0, 0);
		m.visitEnd();
	}

	static void main() {
		method("main", "([Ljava/lang/String;)V", ACC_PUBLIC | ACC_STATIC);
	}

	// Prints what is on the stack, of that type.
	static void print(String type) {
		m.visitFieldInsn(GETSTATIC, "java/lang/System", "out", "Ljava/io/PrintStream;");
		if (type.equals("J") || type.equals("D")) {
			m.visitInsn(DUP_X2);
			m.visitInsn(POP);
		} else {
			m.visitInsn(SWAP);
		}
		m.visitMethodInsn(INVOKEVIRTUAL, "java/io/PrintStream", "println", "(" + type + ")V", false);
	}

	// main calls name(i) for i in [0, n) and prints the results.
	static void mainCalls(String owner, String name, int n) {
		main();
		for (int i = 0; i < n; i++) {
			m.visitIntInsn(SIPUSH, i);
			m.visitMethodInsn(INVOKESTATIC, owner, name, "(I)I", false);
			print("I");
		}
		m.visitInsn(RETURN);
		end();
	}

	static void add(int local, int value) {
		m.visitIincInsn(local, value);
	}

	// ---- irreducible loops -------------------------------------------------------------------

	// Two entries into one loop: f(n) starts in the middle for odd n.
	static void irreducible() throws IOException {
		begin("Irreducible");
		method("f", "(I)I", ACC_STATIC);
		Label first = new Label(), second = new Label(), done = new Label();
		m.visitInsn(ICONST_0);
		m.visitVarInsn(ISTORE, 1);
		m.visitInsn(ICONST_1);
		m.visitVarInsn(ISTORE, 2);
		m.visitVarInsn(ILOAD, 0);
		m.visitInsn(ICONST_1);
		m.visitInsn(IAND);
		m.visitJumpInsn(IFNE, second);
		m.visitLabel(first);
		m.visitVarInsn(ILOAD, 1);
		m.visitVarInsn(ILOAD, 2);
		m.visitInsn(IADD);
		m.visitVarInsn(ISTORE, 1);
		add(0, -1);
		m.visitVarInsn(ILOAD, 0);
		m.visitJumpInsn(IFLE, done);
		m.visitLabel(second);
		m.visitVarInsn(ILOAD, 2);
		m.visitVarInsn(ILOAD, 1);
		m.visitVarInsn(ISTORE, 2);
		m.visitVarInsn(ISTORE, 1);
		add(1, 3);
		add(0, -1);
		m.visitVarInsn(ILOAD, 0);
		m.visitJumpInsn(IFGT, first);
		m.visitLabel(done);
		m.visitVarInsn(ILOAD, 1);
		m.visitIntInsn(BIPUSH, 100);
		m.visitInsn(IMUL);
		m.visitVarInsn(ILOAD, 2);
		m.visitInsn(IADD);
		m.visitInsn(IRETURN);
		end();
		mainCalls("Irreducible", "f", 12);
		finish("Irreducible");
	}

	// Three blocks that all jump into each other, with values that wait on the stack.
	static void tangle() throws IOException {
		begin("Tangle");
		method("f", "(I)I", ACC_STATIC);
		Label a = new Label(), b = new Label(), c = new Label(), end = new Label();
		m.visitIntInsn(BIPUSH, 7); // stays on the stack all the time
		m.visitVarInsn(ILOAD, 0);
		m.visitTableSwitchInsn(0, 2, a, a, b, c);
		m.visitLabel(a);
		m.visitInsn(ICONST_3);
		m.visitInsn(IMUL);
		add(0, 5);
		m.visitVarInsn(ILOAD, 0);
		m.visitIntInsn(BIPUSH, 20);
		m.visitJumpInsn(IF_ICMPGT, end);
		m.visitVarInsn(ILOAD, 0);
		m.visitInsn(ICONST_1);
		m.visitInsn(IAND);
		m.visitJumpInsn(IFEQ, c);
		m.visitLabel(b);
		m.visitInsn(ICONST_1);
		m.visitInsn(IADD);
		add(0, 2);
		m.visitVarInsn(ILOAD, 0);
		m.visitInsn(ICONST_3);
		m.visitInsn(IREM);
		m.visitJumpInsn(IFEQ, a);
		m.visitLabel(c);
		m.visitVarInsn(ILOAD, 0);
		m.visitInsn(IXOR);
		add(0, 1);
		m.visitVarInsn(ILOAD, 0);
		m.visitIntInsn(BIPUSH, 17);
		m.visitJumpInsn(IF_ICMPLT, b);
		m.visitJumpInsn(GOTO, a);
		m.visitLabel(end);
		m.visitInsn(IRETURN);
		end();
		mainCalls("Tangle", "f", 6);
		finish("Tangle");
	}

	// A branch back to the first instruction: parameters change around the loop.
	static void backToStart() throws IOException {
		begin("BackToStart");
		method("f", "(I)I", ACC_STATIC);
		Label start = new Label(), end = new Label();
		m.visitLabel(start);
		add(0, 3);
		m.visitVarInsn(ILOAD, 0);
		m.visitInsn(ICONST_5);
		m.visitInsn(IREM);
		m.visitJumpInsn(IFNE, start);
		m.visitLabel(end);
		m.visitVarInsn(ILOAD, 0);
		m.visitInsn(IRETURN);
		end();
		mainCalls("BackToStart", "f", 8);
		finish("BackToStart");
	}

	// ---- stack -------------------------------------------------------------------------------

	// Every form of the dup family on every mix of one and two word values.
	static void shuffles() throws IOException {
		begin("Shuffles");
		main();
		int[][] forms = { { DUP, 1 }, { DUP_X1, 2 }, { DUP_X2, 3 }, { DUP2, 2 }, { DUP2_X1, 3 }, { DUP2_X2, 4 }, { SWAP, 2 } };
		for (int[] form : forms) { // on ints only
			for (int i = 1; i <= form[1]; i++)
				m.visitInsn(ICONST_0 + i);
			m.visitInsn(form[0]);
			int n = form[1] + (form[0] == SWAP ? 0 : form[0] >= DUP2 ? 2 : 1);
			for (int i = 0; i < n; i++)
				print("I");
		}
		wide(DUP2, "J");
		wide(DUP_X2, "J", "I");
		wide(DUP2_X1, "I", "D");
		wide(DUP2_X1, "I", "I", "I");
		wide(DUP2_X2, "D", "J");
		wide(DUP2_X2, "J", "I", "I");
		wide(DUP2_X2, "I", "I", "D");
		m.visitInsn(LCONST_1);
		m.visitInsn(ICONST_2);
		m.visitInsn(ICONST_3);
		m.visitInsn(POP2);
		m.visitInsn(POP2);
		m.visitInsn(RETURN);
		end();
		finish("Shuffles");
	}

	// Pushes values of these types, runs the instruction and prints all that is there.
	static void wide(int opcode, String... types) {
		java.util.ArrayList<String> stack = new java.util.ArrayList<>();
		for (int i = 0; i < types.length; i++) {
			push(types[i], i + 11);
			stack.add(types[i]);
		}
		int copied = opcode == DUP_X2 ? 1 : 2, below = opcode == DUP2 ? 0 : opcode == DUP2_X1 ? 1 : 2;
		int top = take(stack, stack.size(), copied), under = take(stack, top, below);
		stack.addAll(under, new java.util.ArrayList<>(stack.subList(top, stack.size())));
		m.visitInsn(opcode);
		for (int i = stack.size(); i > 0; i--)
			print(stack.get(i - 1));
	}

	static int take(java.util.List<String> stack, int from, int words) {
		while (words > 0)
			words -= stack.get(--from).equals("I") ? 1 : 2;
		return from;
	}

	static void push(String type, int value) {
		m.visitIntInsn(BIPUSH, value);
		if (type.equals("J"))
			m.visitInsn(I2L);
		else if (type.equals("D"))
			m.visitInsn(I2D);
	}

	// Values left on the stack when returning, and a stack that differs in depth between blocks.
	static void leftovers() throws IOException {
		begin("Leftovers");
		method("f", "(I)I", ACC_STATIC);
		Label odd = new Label(), join = new Label();
		m.visitLdcInsn("below");
		m.visitLdcInsn(2.5);
		m.visitVarInsn(ILOAD, 0);
		m.visitInsn(ICONST_1);
		m.visitInsn(IAND);
		m.visitJumpInsn(IFNE, odd);
		m.visitLdcInsn(9L);
		m.visitVarInsn(ILOAD, 0);
		m.visitInsn(IRETURN);
		m.visitLabel(odd);
		m.visitInsn(D2I);
		m.visitVarInsn(ILOAD, 0);
		m.visitJumpInsn(GOTO, join);
		m.visitLabel(join);
		m.visitInsn(IMUL);
		m.visitInsn(SWAP);
		m.visitMethodInsn(INVOKEVIRTUAL, "java/lang/String", "length", "()I", false);
		m.visitInsn(IADD);
		m.visitInsn(IRETURN);
		end();
		mainCalls("Leftovers", "f", 4);
		finish("Leftovers");
	}

	// ---- exceptions --------------------------------------------------------------------------

	// A handler inside its own range, which therefore catches what it throws itself.
	static void selfCatch() throws IOException {
		begin("SelfCatch");
		method("f", "(I)I", ACC_STATIC);
		Label start = new Label(), end = new Label(), handler = new Label(), done = new Label();
		m.visitTryCatchBlock(start, end, handler, "java/lang/RuntimeException");
		m.visitInsn(ICONST_0);
		m.visitVarInsn(ISTORE, 1);
		m.visitLabel(start);
		m.visitInsn(ICONST_1);
		m.visitInsn(ICONST_0);
		m.visitInsn(IDIV);
		m.visitInsn(IRETURN);
		m.visitLabel(handler);
		m.visitVarInsn(ASTORE, 2);
		add(1, 1);
		m.visitVarInsn(ILOAD, 1);
		m.visitVarInsn(ILOAD, 0);
		m.visitJumpInsn(IF_ICMPGT, done);
		m.visitVarInsn(ALOAD, 2);
		m.visitInsn(ATHROW);
		m.visitLabel(end);
		m.visitLabel(done);
		m.visitVarInsn(ILOAD, 1);
		m.visitInsn(IRETURN);
		end();
		mainCalls("SelfCatch", "f", 5);
		finish("SelfCatch");
	}

	// A handler that is also entered normally, with an exception on the stack that nobody threw.
	static void enteredNormally() throws IOException {
		begin("EnteredNormally");
		method("f", "(I)I", ACC_STATIC);
		Label start = new Label(), end = new Label(), handler = new Label(), fine = new Label();
		m.visitTryCatchBlock(start, end, handler, "java/lang/ArithmeticException");
		m.visitIntInsn(BIPUSH, 40);
		m.visitVarInsn(ISTORE, 1);
		m.visitLabel(start);
		m.visitIntInsn(BIPUSH, 12);
		m.visitVarInsn(ILOAD, 0);
		m.visitInsn(IDIV);
		m.visitVarInsn(ISTORE, 1);
		m.visitLabel(end);
		m.visitVarInsn(ILOAD, 1);
		m.visitIntInsn(BIPUSH, 6);
		m.visitJumpInsn(IF_ICMPNE, fine);
		m.visitTypeInsn(NEW, "java/lang/ArithmeticException");
		m.visitInsn(DUP);
		m.visitLdcInsn("made by hand");
		m.visitMethodInsn(INVOKESPECIAL, "java/lang/ArithmeticException", "<init>", "(Ljava/lang/String;)V", false);
		m.visitLabel(handler);
		m.visitMethodInsn(INVOKEVIRTUAL, "java/lang/Throwable", "getMessage", "()Ljava/lang/String;", false);
		m.visitMethodInsn(INVOKEVIRTUAL, "java/lang/String", "length", "()I", false);
		m.visitVarInsn(ILOAD, 1);
		m.visitInsn(IADD);
		m.visitInsn(IRETURN);
		m.visitLabel(fine);
		m.visitVarInsn(ILOAD, 1);
		m.visitInsn(IRETURN);
		end();
		mainCalls("EnteredNormally", "f", 5);
		finish("EnteredNormally");
	}

	// Overlapping ranges in an order that no compiler has: the first in the table wins.
	static void overlapping() throws IOException {
		begin("Overlapping");
		method("f", "(I)I", ACC_STATIC);
		Label a = new Label(), b = new Label(), c = new Label(), d = new Label();
		Label any = new Label(), arithmetic = new Label(), bounds = new Label();
		m.visitTryCatchBlock(b, d, arithmetic, "java/lang/ArithmeticException");
		m.visitTryCatchBlock(a, c, any, "java/lang/RuntimeException");
		m.visitTryCatchBlock(a, d, bounds, "java/lang/IndexOutOfBoundsException");
		m.visitTryCatchBlock(a, d, arithmetic, null);
		m.visitInsn(ICONST_0);
		m.visitVarInsn(ISTORE, 1);
		m.visitLabel(a);
		m.visitIntInsn(BIPUSH, 10);
		m.visitVarInsn(ILOAD, 0);
		m.visitInsn(IDIV);
		m.visitVarInsn(ISTORE, 1);
		m.visitLabel(b);
		m.visitIntInsn(BIPUSH, 10);
		m.visitVarInsn(ILOAD, 0);
		m.visitInsn(ICONST_1);
		m.visitInsn(ISUB);
		m.visitInsn(IDIV);
		m.visitVarInsn(ISTORE, 1);
		m.visitInsn(ICONST_2);
		m.visitIntInsn(NEWARRAY, T_INT);
		m.visitVarInsn(ILOAD, 0);
		m.visitInsn(ICONST_2);
		m.visitInsn(ISUB);
		m.visitInsn(IALOAD);
		m.visitVarInsn(ISTORE, 1);
		m.visitLabel(c);
		m.visitInsn(ICONST_1);
		m.visitIntInsn(NEWARRAY, T_INT);
		m.visitVarInsn(ILOAD, 0);
		m.visitInsn(ICONST_2);
		m.visitInsn(ISUB);
		m.visitInsn(IALOAD);
		m.visitVarInsn(ISTORE, 1);
		m.visitIntInsn(BIPUSH, 50);
		m.visitVarInsn(ISTORE, 1);
		m.visitLabel(d);
		m.visitVarInsn(ILOAD, 1);
		m.visitInsn(IRETURN);
		handler(any, 1000);
		handler(arithmetic, 2000);
		handler(bounds, 3000);
		end();
		mainCalls("Overlapping", "f", 7);
		finish("Overlapping");
	}

	static void handler(Label label, int number) {
		m.visitLabel(label);
		m.visitInsn(POP);
		m.visitVarInsn(ILOAD, 1);
		m.visitIntInsn(SIPUSH, number);
		m.visitInsn(IADD);
		m.visitInsn(IRETURN);
	}

	// Nothing in the range throws but the range goes around a loop, backwards in the code.
	static void backwards() throws IOException {
		begin("Backwards");
		method("f", "(I)I", ACC_STATIC);
		Label handler = new Label(), body = new Label(), test = new Label(), end = new Label(), out2 = new Label();
		m.visitTryCatchBlock(body, end, handler, null);
		m.visitInsn(ICONST_0);
		m.visitVarInsn(ISTORE, 1);
		m.visitJumpInsn(GOTO, test);
		m.visitLabel(handler);
		m.visitInsn(POP);
		add(1, 100);
		add(0, -1);
		m.visitJumpInsn(GOTO, test);
		m.visitLabel(body);
		add(1, 1);
		m.visitVarInsn(ILOAD, 1);
		m.visitVarInsn(ILOAD, 0);
		m.visitInsn(ICONST_3);
		m.visitInsn(IREM);
		m.visitInsn(IREM);
		m.visitVarInsn(ISTORE, 2);
		add(1, 10);
		m.visitVarInsn(ILOAD, 2);
		m.visitVarInsn(ILOAD, 1);
		m.visitInsn(IADD);
		m.visitVarInsn(ISTORE, 1);
		add(0, -1);
		m.visitLabel(end);
		m.visitLabel(test);
		m.visitVarInsn(ILOAD, 0);
		m.visitJumpInsn(IFGT, body);
		m.visitLabel(out2);
		m.visitVarInsn(ILOAD, 1);
		m.visitInsn(IRETURN);
		end();
		mainCalls("Backwards", "f", 9);
		finish("Backwards");
	}

	// ---- subroutines -------------------------------------------------------------------------

	// One subroutine called from three places; it changes variables and calls another one.
	static void subroutines() throws IOException {
		begin("Subroutines");
		method("f", "(I)I", ACC_STATIC);
		Label sub = new Label(), inner = new Label(), skip = new Label(), back = new Label();
		m.visitInsn(ICONST_1);
		m.visitVarInsn(ISTORE, 1);
		m.visitJumpInsn(JSR, sub);
		m.visitVarInsn(ILOAD, 0);
		m.visitInsn(ICONST_2);
		m.visitJumpInsn(IF_ICMPLT, skip);
		m.visitJumpInsn(JSR, sub);
		m.visitLabel(skip);
		m.visitJumpInsn(JSR, sub);
		m.visitVarInsn(ILOAD, 1);
		m.visitInsn(IRETURN);
		m.visitLabel(sub);
		m.visitVarInsn(ASTORE, 2);
		m.visitVarInsn(ILOAD, 1);
		m.visitInsn(ICONST_3);
		m.visitInsn(IMUL);
		m.visitVarInsn(ISTORE, 1);
		m.visitVarInsn(ILOAD, 1);
		m.visitVarInsn(ILOAD, 0);
		m.visitJumpInsn(IF_ICMPGT, back);
		m.visitJumpInsn(JSR, inner);
		m.visitJumpInsn(JSR, inner);
		m.visitLabel(back);
		m.visitVarInsn(RET, 2);
		m.visitLabel(inner);
		m.visitVarInsn(ASTORE, 3);
		add(1, 2);
		m.visitVarInsn(RET, 3);
		end();
		mainCalls("Subroutines", "f", 10);
		finish("Subroutines");
	}

	// The return address stays on the stack for a while, under a loop, and moves between variables.
	static void addresses() throws IOException {
		begin("Addresses");
		method("f", "(I)I", ACC_STATIC);
		Label sub = new Label(), loop = new Label(), out2 = new Label(), again = new Label();
		m.visitInsn(ICONST_0);
		m.visitVarInsn(ISTORE, 1);
		m.visitLabel(again);
		m.visitJumpInsn(JSR, sub);
		m.visitVarInsn(ILOAD, 1);
		m.visitIntInsn(BIPUSH, 30);
		m.visitJumpInsn(IF_ICMPLT, again);
		m.visitVarInsn(ILOAD, 1);
		m.visitInsn(IRETURN);
		m.visitLabel(sub);
		m.visitVarInsn(ILOAD, 0);
		m.visitVarInsn(ISTORE, 2);
		m.visitLabel(loop);
		add(1, 3);
		add(2, -1);
		m.visitVarInsn(ILOAD, 2);
		m.visitJumpInsn(IFGT, loop);
		m.visitLabel(out2);
		m.visitVarInsn(ASTORE, 5);
		m.visitVarInsn(RET, 5);
		end();
		mainCalls("Addresses", "f", 6);
		finish("Addresses");
	}

	// A subroutine in an exception range; what it does is seen by the handler; it may be left by goto.
	static void protectedSubroutine() throws IOException {
		begin("ProtectedSubroutine");
		method("f", "(I)I", ACC_STATIC);
		Label sub = new Label(), subEnd = new Label(), start = new Label(), end = new Label();
		Label handler = new Label(), leave = new Label();
		m.visitTryCatchBlock(start, subEnd, handler, "java/lang/ArithmeticException");
		m.visitInsn(ICONST_0);
		m.visitVarInsn(ISTORE, 1);
		m.visitLabel(start);
		m.visitJumpInsn(JSR, sub);
		m.visitJumpInsn(JSR, sub);
		m.visitJumpInsn(JSR, sub);
		m.visitLabel(end);
		m.visitVarInsn(ILOAD, 1);
		m.visitInsn(IRETURN);
		m.visitLabel(sub);
		m.visitVarInsn(ASTORE, 2);
		add(1, 1);
		m.visitVarInsn(ILOAD, 1);
		m.visitIntInsn(BIPUSH, 20);
		m.visitVarInsn(ILOAD, 0);
		m.visitVarInsn(ILOAD, 1);
		m.visitInsn(ISUB);
		m.visitInsn(IDIV);
		m.visitInsn(IADD);
		m.visitVarInsn(ISTORE, 1);
		m.visitVarInsn(ILOAD, 1);
		m.visitIntInsn(BIPUSH, 18);
		m.visitJumpInsn(IF_ICMPGT, leave);
		m.visitVarInsn(RET, 2);
		m.visitLabel(subEnd);
		m.visitLabel(handler);
		m.visitInsn(POP);
		m.visitVarInsn(ILOAD, 1);
		m.visitInsn(INEG);
		m.visitInsn(IRETURN);
		m.visitLabel(leave);
		m.visitVarInsn(ILOAD, 1);
		m.visitIntInsn(SIPUSH, 500);
		m.visitInsn(IADD);
		m.visitInsn(IRETURN);
		end();
		mainCalls("ProtectedSubroutine", "f", 9);
		finish("ProtectedSubroutine");
	}

	// ---- objects -----------------------------------------------------------------------------

	// A handler leaves the subroutine for good and jumps to the jsr again: nothing calls itself.
	static void leftSubroutine() throws IOException {
		begin("LeftSubroutine");
		main();
		Label again = new Label(), sub = new Label(), from = new Label(), to = new Label(), handler = new Label();
		m.visitTryCatchBlock(from, to, handler, "java/lang/ArithmeticException");
		m.visitInsn(ICONST_0);
		m.visitVarInsn(ISTORE, 1);
		m.visitLabel(again);
		m.visitJumpInsn(JSR, sub);
		m.visitVarInsn(ILOAD, 1);
		print("I");
		m.visitInsn(RETURN);
		m.visitLabel(sub);
		m.visitVarInsn(ASTORE, 2);
		m.visitIincInsn(1, 1);
		m.visitLabel(from);
		m.visitInsn(ICONST_1);
		m.visitVarInsn(ILOAD, 1);
		m.visitInsn(ICONST_3);
		m.visitInsn(IDIV);
		m.visitInsn(IDIV);
		m.visitInsn(POP);
		m.visitLabel(to);
		m.visitVarInsn(RET, 2);
		m.visitLabel(handler);
		m.visitInsn(POP);
		m.visitVarInsn(ILOAD, 1);
		print("I");
		m.visitJumpInsn(GOTO, again);
		end();
		finish("LeftSubroutine");
	}

	// Uninitialised objects in local variables, several at a time, constructed in another order.
	static void uninitialised() throws IOException {
		begin("Uninitialised");
		method("f", "(I)I", ACC_STATIC);
		Label other = new Label(), join = new Label();
		m.visitTypeInsn(NEW, "java/lang/StringBuffer");
		m.visitVarInsn(ASTORE, 1);
		m.visitTypeInsn(NEW, "java/lang/StringBuffer");
		m.visitVarInsn(ASTORE, 2);
		m.visitVarInsn(ALOAD, 2);
		m.visitVarInsn(ILOAD, 0);
		m.visitInsn(ICONST_1);
		m.visitInsn(IAND);
		m.visitJumpInsn(IFEQ, other);
		m.visitLdcInsn("odd");
		m.visitJumpInsn(GOTO, join);
		m.visitLabel(other);
		m.visitLdcInsn("even one");
		m.visitLabel(join);
		m.visitMethodInsn(INVOKESPECIAL, "java/lang/StringBuffer", "<init>", "(Ljava/lang/String;)V", false);
		m.visitVarInsn(ALOAD, 1);
		m.visitVarInsn(ALOAD, 2);
		m.visitMethodInsn(INVOKEVIRTUAL, "java/lang/StringBuffer", "toString", "()Ljava/lang/String;", false);
		m.visitMethodInsn(INVOKESPECIAL, "java/lang/StringBuffer", "<init>", "(Ljava/lang/String;)V", false);
		m.visitVarInsn(ALOAD, 1);
		m.visitVarInsn(ILOAD, 0);
		m.visitMethodInsn(INVOKEVIRTUAL, "java/lang/StringBuffer", "append", "(I)Ljava/lang/StringBuffer;", false);
		m.visitInsn(POP);
		m.visitVarInsn(ALOAD, 1);
		m.visitMethodInsn(INVOKEVIRTUAL, "java/lang/StringBuffer", "length", "()I", false);
		m.visitIntInsn(BIPUSH, 100);
		m.visitInsn(IMUL);
		m.visitVarInsn(ALOAD, 2);
		m.visitMethodInsn(INVOKEVIRTUAL, "java/lang/StringBuffer", "length", "()I", false);
		m.visitInsn(IADD);
		m.visitInsn(IRETURN);
		end();
		mainCalls("Uninitialised", "f", 3);
		finish("Uninitialised");
	}

	// Monitors entered and left without the layout of a synchronized block.
	static void monitors() throws IOException {
		begin("Monitors");
		method("f", "(I)I", ACC_STATIC);
		Label loop = new Label(), out2 = new Label();
		m.visitLdcInsn("lock");
		m.visitVarInsn(ASTORE, 1);
		m.visitVarInsn(ILOAD, 0);
		m.visitVarInsn(ISTORE, 2);
		m.visitVarInsn(ALOAD, 1);
		m.visitInsn(MONITORENTER);
		m.visitLabel(loop);
		m.visitVarInsn(ALOAD, 1);
		m.visitInsn(DUP);
		m.visitInsn(MONITORENTER);
		m.visitInsn(MONITOREXIT);
		add(2, -1);
		m.visitVarInsn(ILOAD, 2);
		m.visitJumpInsn(IFGT, loop);
		m.visitLabel(out2);
		m.visitVarInsn(ALOAD, 1);
		m.visitMethodInsn(INVOKESTATIC, "java/lang/Thread", "holdsLock", "(Ljava/lang/Object;)Z", false);
		m.visitVarInsn(ALOAD, 1);
		m.visitInsn(MONITOREXIT);
		m.visitVarInsn(ALOAD, 1);
		m.visitMethodInsn(INVOKESTATIC, "java/lang/Thread", "holdsLock", "(Ljava/lang/Object;)Z", false);
		m.visitIntInsn(BIPUSH, 10);
		m.visitInsn(IMUL);
		m.visitInsn(IADD);
		m.visitInsn(IRETURN);
		end();
		mainCalls("Monitors", "f", 3);
		finish("Monitors");
	}

	// A switch whose cases all go to few places, among them itself by way of a loop.
	static void switches() throws IOException {
		begin("Switches");
		method("f", "(I)I", ACC_STATIC);
		Label top = new Label(), one = new Label(), two = new Label(), done = new Label();
		m.visitInsn(ICONST_0);
		m.visitVarInsn(ISTORE, 1);
		m.visitLabel(top);
		m.visitVarInsn(ILOAD, 1);
		m.visitVarInsn(ILOAD, 0);
		m.visitTableSwitchInsn(-1, 6, one, done, two, one, one, two, two, one, two);
		m.visitLabel(one);
		m.visitInsn(ICONST_1);
		m.visitInsn(IADD);
		m.visitVarInsn(ISTORE, 1);
		add(0, -2);
		m.visitJumpInsn(GOTO, top);
		m.visitLabel(two);
		m.visitIntInsn(BIPUSH, 10);
		m.visitInsn(IADD);
		m.visitVarInsn(ISTORE, 1);
		add(0, -1);
		m.visitVarInsn(ILOAD, 1);
		m.visitLookupSwitchInsn(top, new int[] { 50, 1000 }, new Label[] { top, top });
		m.visitLabel(done);
		m.visitInsn(IRETURN);
		end();
		mainCalls("Switches", "f", 12);
		finish("Switches");
	}

	public static void main(String[] args) throws IOException {
		folder = Path.of(args[0]);
		irreducible();
		tangle();
		backToStart();
		shuffles();
		leftovers();
		selfCatch();
		enteredNormally();
		overlapping();
		backwards();
		subroutines();
		addresses();
		protectedSubroutine();
		leftSubroutine();
		uninitialised();
		monitors();
		switches();
	}
}
