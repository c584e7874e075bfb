// VarHandles on fields, statics and arrays, in every access mode.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

class VarHandles1 {
	int i;
	long l;
	volatile String s = "start";
	boolean z;
	byte b = 5;
	double d;
	static char c = 'c';

	public static void main(String[] args) throws Exception {
		MethodHandles.Lookup lookup = MethodHandles.lookup();
		VarHandle vi = lookup.findVarHandle(VarHandles1.class, "i", int.class);
		VarHandle vl = lookup.findVarHandle(VarHandles1.class, "l", long.class);
		VarHandle vs = lookup.findVarHandle(VarHandles1.class, "s", String.class);
		VarHandle vz = lookup.findVarHandle(VarHandles1.class, "z", boolean.class);
		VarHandle vb = lookup.findVarHandle(VarHandles1.class, "b", byte.class);
		VarHandle vd = lookup.findVarHandle(VarHandles1.class, "d", double.class);
		VarHandle vc = lookup.findStaticVarHandle(VarHandles1.class, "c", char.class);
		VarHandle array = MethodHandles.arrayElementVarHandle(int[].class);
		VarHandle texts = MethodHandles.arrayElementVarHandle(String[].class);
		VarHandles1 o = new VarHandles1();
		vi.set(o, 3);
		System.out.println((int) vi.getAndAdd(o, 4) + " " + (int) vi.getVolatile(o) + " " + vi.compareAndSet(o, 7, 8) + " " + o.i);
		System.out.println((int) vi.getAndBitwiseOr(o, 3) + " " + (int) vi.getAndBitwiseAnd(o, 6) + " " + (int) vi.getAndBitwiseXor(o, 1) + " " + o.i);
		vl.setRelease(o, 1L << 40);
		System.out.println((long) vl.getAcquire(o) + " " + (long) vl.compareAndExchange(o, 1L << 40, 9L) + " " + o.l);
		System.out.println((String) vs.getAndSet(o, "next") + " " + vs.compareAndSet(o, "next", "last") + " " + o.s);
		vz.setVolatile(o, true);
		System.out.println((boolean) vz.get(o) + " " + vz.weakCompareAndSet(o, true, false) + " " + o.z);
		System.out.println((byte) vb.getAndAdd(o, (byte) 3) + " " + o.b + " " + vb.compareAndSet(o, (byte) 8, (byte) -1) + " " + o.b);
		vd.set(o, 1.5);
		System.out.println((double) vd.getAndAdd(o, 2.0) + " " + o.d + " " + vd.compareAndSet(o, 3.5, 4.5) + o.d);
		vc.set('d');
		System.out.println((char) vc.get() + " " + vc.varType() + " " + vc.coordinateTypes());
		int[] a = { 1, 2, 3 };
		System.out.println((int) array.getAndAdd(a, 1, 5) + " " + a[1] + " " + array.compareAndSet(a, 2, 3, 4) + a[2]);
		String[] t = { "x", "y" };
		System.out.println((String) texts.getOpaque(t, 0) + (String) texts.getAndSet(t, 1, "w") + t[1]);
		Thread[] threads = new Thread[3];
		for (int k = 0; k < 3; k++) {
			threads[k] = new Thread(() -> {
				for (int j = 0; j < 50; j++) {
					int old;
					do {
						old = (int) vi.getVolatile(o);
					} while (!vi.compareAndSet(o, old, old + 1));
				}
			});
			threads[k].start();
		}
		for (Thread thread : threads) {
			thread.join();
		}
		System.out.println(o.i);
		try {
			array.get(a, 3);
		} catch (ArrayIndexOutOfBoundsException e) {
			System.out.println(e.getMessage());
		}
		try {
			int x = (int) vi.get((VarHandles1) null);
		} catch (NullPointerException e) {
			System.out.println("null");
		}
		VarHandle.fullFence();
		System.out.println(vi.isAccessModeSupported(VarHandle.AccessMode.GET_AND_ADD) + " " + vs.isAccessModeSupported(VarHandle.AccessMode.GET_AND_ADD));
	}
}
