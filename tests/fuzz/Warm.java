// Runs once before fuzz_vm's first input: what most inputs do, so that the JDK's classes are loaded and
// its code is resolved when they do it. The class file is warm.inc:
//
//     javac --release 8 -g:none -d OUT tests/fuzz/Warm.java
//     xxd -i < OUT/Warm.class > tests/fuzz/warm.inc
class Warm implements Runnable {
	@Override
	public void run() {
		throw new VerifyError("warm");
	}

	public static void main(String[] args) throws Exception {
		Thread thread = new Thread(new Warm());
		thread.start();
		thread.join();
		System.out.println("a" + 1 + 2L + 3.5 + 4.5f + 'c' + true + args);
		System.out.printf("%d %s%n", 1, "b");
		Object[] all = { new ClassFormatError(), new NoClassDefFoundError(), new NoSuchFieldError(),
			new NoSuchMethodError(), new IncompatibleClassChangeError(), new AbstractMethodError(),
			new ExceptionInInitializerError(), new IllegalMonitorStateException(), new ClassCastException(),
			new ArithmeticException(), new NegativeArraySizeException(), new ArrayStoreException(),
			new ArrayIndexOutOfBoundsException(), new NullPointerException(), new StackOverflowError(),
			new InstantiationError(), new IllegalAccessError(), new InterruptedException() };
		for (Object one : all)
			System.out.println(one.toString().equals(all.clone()[0]) || one.getClass().isArray());
		synchronized (all) {
			all.wait(1);
			all.notifyAll();
		}
	}
}
