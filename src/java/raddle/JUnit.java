package raddle;

import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;

/**
 * Runs one test of JUnit 3, 4 or 5, CLASS#METHOD, without JUnit's runner: for {@code raddle check --junit}. Annotations are known
 * by their simple names, so that nothing here depends on a version of JUnit. What a runner would have to do
 * besides (rules, extensions, parameters) is not done, and said.
 */
public final class JUnit {
	private JUnit() {
	}

	public static void main(String[] args) throws Throwable {
		int hash = args[0].lastIndexOf('#');
		if (hash < 0)
			throw new IllegalArgumentException(args[0] + ": not CLASS#METHOD");
		run(ClassLoader.getSystemClassLoader().loadClass(args[0].substring(0, hash)), args[0].substring(hash + 1));
	}

	/** Ends the search where it is: the answer is incomplete. raddle's machine does this itself. */
	private static void unsupported(String what) {
		throw new UnsupportedOperationException(what);
	}

	private static void run(Class<?> type, String name) throws Throwable {
		Method test = find(type, name);
		if (test == null)
			unsupported(type.getName() + " has no method " + name);
		refuseUnknown(type, test);
		List<Object> instances = new ArrayList<>();
		make(type, instances);
		boolean isOld = isTestCase(type);
		Object instance = instances.get(instances.size() - 1);
		callAll(instances, true, "BeforeClass", "BeforeAll");
		try {
			callAll(instances, true, "Before", "BeforeEach");
			if (isOld)
				callNamed(type, instance, "setUp");
			try {
				callTest(test, instance);
			} finally {
				if (isOld)
					callNamed(type, instance, "tearDown");
				callAll(instances, false, "After", "AfterEach");
			}
		} catch (Throwable thrown) {
			if (!isAssumption(thrown))
				throw thrown;
		} finally {
			callAll(instances, false, "AfterClass", "AfterAll");
		}
	}

	private static void callTest(Method test, Object instance) throws Throwable {
		Class<?> expected = expected(test);
		try {
			call(test, instance);
		} catch (Throwable thrown) {
			if (expected != null && expected.isInstance(thrown))
				return;
			throw thrown;
		}
		if (expected != null)
			throw new AssertionError("expected " + expected.getName());
	}

	/** JUnit 4's {@code @Test(expected = X.class)}. */
	private static Class<?> expected(Method test) throws Throwable {
		Annotation annotation = annotation(test, "Test");
		if (annotation == null)
			return null;
		for (Method member : annotation.annotationType().getDeclaredMethods())
			if (member.getName().equals("expected")) {
				Class<?> expected = (Class<?>) member.invoke(annotation);
				return Throwable.class.isAssignableFrom(expected) && !expected.getSimpleName().equals("None") ? expected : null;
			}
		return null;
	}

	private static boolean isAssumption(Throwable thrown) {
		for (Class<?> c = thrown.getClass(); c != null; c = c.getSuperclass())
			if (c.getSimpleName().equals("AssumptionViolatedException") || c.getSimpleName().equals("TestAbortedException"))
				return true;
		return false;
	}

	private static boolean isTestCase(Class<?> type) {
		for (Class<?> c = type; c != null; c = c.getSuperclass())
			if (c.getName().equals("junit.framework.TestCase"))
				return true;
		return false;
	}

	private static void refuseUnknown(Class<?> type, Method test) {
		if (test.getParameterTypes().length > 0)
			unsupported(test + ": tests with parameters");
		for (Class<?> c = type; c != null; c = c.getSuperclass()) {
			if (annotation(c, "RunWith") != null || annotation(c, "ExtendWith") != null)
				unsupported(c.getName() + ": runners and extensions of JUnit");
			for (Field field : c.getDeclaredFields())
				if (annotation(field, "Rule") != null || annotation(field, "ClassRule") != null || annotation(field, "RegisterExtension") != null)
					unsupported(field + ": rules and extensions of JUnit");
		}
	}

	/** An inner class (JUnit 5's Nested) has an instance of the class around it, which is made, and listed, first. */
	private static Object make(Class<?> type, List<Object> instances) throws Throwable {
		Class<?> outer = type.getEnclosingClass();
		boolean isInner = outer != null && !Modifier.isStatic(type.getModifiers());
		Constructor<?>[] all = type.getDeclaredConstructors();
		Constructor<?> constructor = all[0];
		if (all.length != 1 || constructor.getParameterTypes().length != (isInner ? 1 : 0))
			unsupported(type.getName() + ": constructors with parameters");
		constructor.setAccessible(true);
		try {
			Object made = isInner ? constructor.newInstance(make(outer, instances)) : constructor.newInstance();
			instances.add(made);
			return made;
		} catch (InvocationTargetException e) {
			throw e.getCause();
		}
	}

	private static Method find(Class<?> type, String name) {
		for (Class<?> c = type; c != null; c = c.getSuperclass())
			for (Method method : c.getDeclaredMethods())
				if (method.getName().equals(name) && !method.isBridge())
					return method;
		return null;
	}

	/** Before a test what is around it comes first, after it what is inside. */
	private static void callAll(List<Object> instances, boolean isBefore, String four, String five) throws Throwable {
		for (int i = 0; i < instances.size(); i++) {
			Object instance = instances.get(isBefore ? i : instances.size() - 1 - i);
			callAll(instance.getClass(), instance, isBefore, four, five);
		}
	}

	/** Those of superclasses first where that is how it is before a test; one that is overridden counts where it overrides. */
	private static void callAll(Class<?> type, Object instance, boolean superFirst, String four, String five) throws Throwable {
		List<Method> methods = new ArrayList<>();
		for (Class<?> c = type; c != null && c != Object.class; c = c.getSuperclass()) {
			List<Method> own = new ArrayList<>();
			for (Method method : c.getDeclaredMethods())
				if ((annotation(method, four) != null || annotation(method, five) != null) && !isOverridden(method, methods))
					own.add(method);
			methods.addAll(superFirst ? 0 : methods.size(), own);
		}
		for (Method method : methods)
			call(method, Modifier.isStatic(method.getModifiers()) ? null : instance);
	}

	private static boolean isOverridden(Method method, List<Method> by) {
		for (Method other : by)
			if (!Modifier.isStatic(method.getModifiers()) && other.getName().equals(method.getName()))
				return true;
		return false;
	}

	private static void callNamed(Class<?> type, Object instance, String name) throws Throwable {
		Method method = find(type, name);
		if (method != null)
			call(method, instance);
	}

	private static void call(Method method, Object instance) throws Throwable {
		method.setAccessible(true);
		try {
			method.invoke(instance);
		} catch (InvocationTargetException e) {
			throw e.getCause();
		}
	}

	private static Annotation annotation(AnnotatedElement element, String name) {
		for (Annotation annotation : element.getDeclaredAnnotations())
			if (annotation.annotationType().getSimpleName().equals(name))
				return annotation;
		return null;
	}
}
