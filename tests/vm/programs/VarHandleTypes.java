// VarHandles that are called with other types than their variables have, or in modes that these do not have.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class VarHandleTypes {
	final int fin = 3;
	String s = "a";
	int i;
	Object o;
	static final String FS = "x";
	static Integer boxed = 4;
	Number num = 5;
	static int n;

	interface Access {
		void run() throws Throwable;
	}

	static void t(Access access) {
		n++;
		try {
			access.run();
			System.out.println(n + " is right");
		} catch (Throwable e) {
			String text = e instanceof ClassCastException ? ": " + e.getMessage() : "";
			System.out.println(n + " " + e.getClass().getName() + text);
		}
	}

	public static void main(String[] args) throws Throwable {
		MethodHandles.Lookup lookup = MethodHandles.lookup();
		VarHandle fin = lookup.findVarHandle(VarHandleTypes.class, "fin", int.class);
		VarHandle s = lookup.findVarHandle(VarHandleTypes.class, "s", String.class);
		VarHandle i = lookup.findVarHandle(VarHandleTypes.class, "i", int.class);
		VarHandle o = lookup.findVarHandle(VarHandleTypes.class, "o", Object.class);
		VarHandle fs = lookup.findStaticVarHandle(VarHandleTypes.class, "FS", String.class);
		VarHandle num = lookup.findVarHandle(VarHandleTypes.class, "num", Number.class);
		VarHandle boxed = lookup.findStaticVarHandle(VarHandleTypes.class, "boxed", Integer.class);
		VarHandle ia = MethodHandles.arrayElementVarHandle(int[].class);
		VarHandle sa = MethodHandles.arrayElementVarHandle(String[].class);
		VarHandle oa = MethodHandles.arrayElementVarHandle(Object[].class);
		VarHandleTypes z = new VarHandleTypes();
		Object obj = 5, zo = z;
		t(() -> fin.set(z, 4));
		t(() -> fs.set("q"));
		t(() -> {
			Object r = s.getAndAdd(z, "q");
		});
		t(() -> {
			int r = (int) i.getAndBitwiseOr(z, 6);
			System.out.println(r + " " + z.i);
		});
		t(() -> s.set(z, obj));
		t(() -> s.set(zo, (Object) "b")); System.out.println(z.s);
		t(() -> {
			Integer r = (Integer) s.get(z);
		});
		t(() -> {
			String r = (String) o.get(z);
			System.out.println(r);
		});
		t(() -> {
			z.o = 7;
			String r = (String) o.get(z);
		});
		t(() -> {
			int r = (int) o.get(z);
			System.out.println(r);
		});
		t(() -> {
			long r = (long) i.get(z);
			System.out.println(r);
		});
		t(() -> {
			String r = (String) i.get(z);
		});
		t(() -> {
			Object r = (Object) i.get(z);
			System.out.println(r);
		});
		t(() -> {
			short r = (short) i.get(z);
		});
		t(() -> i.set(z, 5L));
		t(() -> i.set(z, (short) 5));
		t(() -> i.set(z));
		t(() -> i.set(z, 1, 2));
		t(() -> i.get(5));
		t(() -> i.set((Object) "no", 5));
		t(() -> i.set(null, 5));
		t(() -> ia.set(new int[1], 0, 5));
		t(() -> ia.set((Object) new long[1], 0, 5));
		t(() -> ia.set((Object) "x", 0, 5));
		t(() -> sa.set((Object) new Object[1], 0, "x"));
		t(() -> oa.set(new String[1], 0, (Object) 5));
		t(() -> oa.set(new String[1], 0, "x"));
		t(() -> ia.set(new int[1], (byte) 0, 5));
		t(() -> ia.set(new int[1], (Object) 0, 5));
		t(() -> ia.set(new int[1], 0L, 5));
		t(() -> {
			boolean b = i.compareAndSet(z, obj, (Object) 6);
			System.out.println(b);
		});
		t(() -> {
			i.set(z, (Object) "s");
		});
		t(() -> i.set(z, (Integer) null));
		t(() -> {
			num.set(z, 3.5);
			System.out.println(z.num);
		});
		t(() -> {
			num.set(z, "x");
		});
		t(() -> num.set(z, 'c'));
		t(() -> {
			int r = (int) boxed.get();
			System.out.println(r);
		});
		t(() -> {
			boxed.set(9);
			long r = (long) boxed.get();
			System.out.println(r);
		});
		t(() -> {
			boxed.set(9L);
		});
		t(() -> {
			int r = (int) num.get(z);
			System.out.println(r);
		});
		t(() -> {
			String r = (String) s.getAndSet(z, "n");
			System.out.println(r);
		});
		t(() -> {
			Number n = (Number) i.get(z);
			System.out.println(n);
		});
		t(() -> {
			Object r = (Object) i.compareAndSet(z, 1, 2);
			System.out.println(r);
		});
		t(() -> {
			z.s = null;
			int q = (int) s.get(z);
		});
		t(() -> {
			i.compareAndSet(z, 1, 2);
		});
		t(() -> {
			VarHandle vn = null;
			vn.get();
		});
		t(() -> {
			z.o = null;
			int q = (int) o.get(z);
		});
		t(() -> ia.get(new int[1], 3));
		t(() -> ia.get(null, 3));
		System.out.println(fin.isAccessModeSupported(VarHandle.AccessMode.SET));
		System.out.println(s.isAccessModeSupported(VarHandle.AccessMode.GET_AND_ADD));
		System.out.println(i.isAccessModeSupported(VarHandle.AccessMode.GET_AND_ADD));
	}
}
