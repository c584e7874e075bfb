import static org.junit.jupiter.api.Assertions.*;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.*;

// Tests of JUnit 5, and of a Nested class.
class Five {
	int x;
	final AtomicInteger n = new AtomicInteger();

	@BeforeEach
	void before() {
		x = 1;
	}

	@AfterEach
	void after() {
		x = 0;
	}

	// check: data-race
	@Test
	void race() throws Exception {
		Thread t = new Thread(() -> x++);
		t.start();
		x++;
		t.join();
	}

	// check: no-error
	@Test
	void atomic() throws Exception {
		Thread t = new Thread(() -> n.incrementAndGet());
		t.start();
		n.incrementAndGet();
		t.join();
		assertEquals(2, n.get());
	}

	// check: assertion
	@Test
	void lostUpdate() throws Exception {
		Thread t = new Thread(() -> n.set(n.get() + 1));
		t.start();
		n.set(n.get() + 1);
		t.join();
		assertEquals(2, n.get());
	}

	// check: no-error
	@Test
	void throwing() {
		assertThrows(IllegalArgumentException.class, () -> {
			throw new IllegalArgumentException();
		});
	}

	// check: exception
	@Test
	void otherThreadThrows() throws Exception {
		Thread t = new Thread(() -> {
			throw new IllegalStateException();
		});
		t.start();
		t.join();
	}

	@Nested
	class Inner {
		int y;

		@BeforeEach
		void begin() {
			y = x + 1;
		}

		// check: no-error
		@Test
		void afterTheOuter() {
			assertEquals(2, y);
		}

		// check: assertion
		@Test
		void wrong() {
			assertEquals(3, y);
		}
	}
}
