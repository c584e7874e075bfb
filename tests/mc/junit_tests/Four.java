import static org.junit.Assert.*;

import org.junit.*;

// Tests of JUnit 4; the verdict that raddle check must give stands before each.
public class Four extends FourBase {
	static int x;

	@BeforeClass
	public static void once() {
		log += "once ";
	}

	@Before
	public void before() {
		log += "before ";
		x = 0;
	}

	@After
	public void after() {
		log += "after ";
	}

	static void twice(Runnable task) throws Exception {
		Thread a = new Thread(task), b = new Thread(task);
		a.start();
		b.start();
		a.join();
		b.join();
	}

	// check: assertion
	@Test
	public void lostUpdate() throws Exception {
		twice(() -> {
			int y;
			synchronized (this) {
				y = x;
			}
			synchronized (this) {
				x = y + 1;
			}
		});
		assertEquals(2, x);
	}

	// check: no-error
	@Test
	public void kept() throws Exception {
		twice(() -> {
			synchronized (this) {
				x++;
			}
		});
		assertEquals(2, x);
	}

	// check: no-error
	@Test(expected = IllegalStateException.class)
	public void throwsAsExpected() throws Exception {
		twice(() -> {
			synchronized (this) {
				x++;
			}
		});
		throw new IllegalStateException();
	}

	// check: assertion
	@Test(expected = IllegalStateException.class)
	public void doesNotThrow() {
	}

	// check: exception
	@Test(expected = IllegalStateException.class)
	public void throwsAnother() {
		throw new IllegalArgumentException();
	}

	// check: no-error
	@Test
	public void assumes() {
		Assume.assumeTrue(false);
	}

	// check: deadlock
	@Test(timeout = 1000)
	public void locksBothWays() throws Exception {
		Object m = new Object();
		Thread t = new Thread(() -> {
			synchronized (m) {
				synchronized (this) {
					x++;
				}
			}
		});
		t.start();
		synchronized (this) {
			synchronized (m) {
				x++;
			}
		}
		t.join();
	}

	// check: no-error
	@Test
	public void order() {
		assertEquals("once base before ", log);
	}

	// check: incomplete
	@Test
	public void hasParameter(int n) {
	}
}
